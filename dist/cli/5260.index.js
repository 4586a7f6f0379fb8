export const id = 5260;
export const ids = [5260];
export const modules = {

/***/ 5260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  realHttp: () => (/* binding */ realHttp)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./build/js/src/system/address-rules.js

/** IPv4 ranges that are not the public internet, and the address by which a cloud host answers its guests. */
const SPECIAL_IPV4 = [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['168.63.129.16', 32],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
];
/**
 * Only this range of IPv6 is given out for the public internet. Loopback, link-local and unique local addresses,
 * multicast, and the mapped, compatible and translated forms of IPv4 addresses all lie outside of it.
 */
const PUBLIC_IPV6 = ['2000::', 3];
/** Inside it, those for protocols (Teredo is one), documentation, and IPv4 addresses in 6to4 form. */
const SPECIAL_IPV6 = [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
];
// One list for each family: a list that holds an IPv6 range also compares IPv4 addresses with it, as mapped ones.
const specialIpv4 = new external_node_net_.BlockList();
for (const [address, prefix] of SPECIAL_IPV4)
    specialIpv4.addSubnet(address, prefix, 'ipv4');
const publicIpv6 = new external_node_net_.BlockList();
publicIpv6.addSubnet(...PUBLIC_IPV6, 'ipv6');
const specialIpv6 = new external_node_net_.BlockList();
for (const [address, prefix] of SPECIAL_IPV6)
    specialIpv6.addSubnet(address, prefix, 'ipv6');
/** Whether an IP address belongs to the public internet. What is no address at all does not. */
function isPublicAddress(address) {
    switch ((0,external_node_net_.isIP)(address)) {
        case 4:
            return !specialIpv4.check(address, 'ipv4');
        case 6:
            return !address.includes('%') && publicIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
        default:
            return false;
    }
}
/** Whether a list of `host` and `host:port` names the host of a URL, exactly. */
function isAllowedHost(url, allowed) {
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
    return allowed.some((entry) => {
        const wanted = entry.toLowerCase();
        return wanted === url.hostname || wanted === `${url.hostname}:${port}`;
    });
}

;// CONCATENATED MODULE: ./build/js/src/system/http-body.js
/** Reads a body up to a limit of decoded bytes, and ends the transfer there. */
async function readBody(message, maxBytes, hops) {
    const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    const decoder = await decoderFor(encoding);
    if (decoder === undefined) {
        message.destroy();
        return { kind: 'failed', message: `the server answered in the encoding '${encoding.slice(0, 40)}', which was not asked for` };
    }
    try {
        const body = await readUpTo(decoder === 'none' ? message : decode(message, decoder), maxBytes);
        return { kind: 'answered', status: message.statusCode ?? 0, hops, contentType: message.headers['content-type'] ?? '', ...body };
    }
    catch (error) {
        return { kind: 'failed', message: describeNetworkError(error) };
    }
    finally {
        message.destroy();
    }
}
/** Servers may compress although they were asked not to. What comes out is counted, so a small body cannot become a huge one. */
async function decoderFor(encoding) {
    if (encoding === 'identity' || encoding === '')
        return 'none';
    const zlib = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 8522, 19));
    switch (encoding) {
        case 'gzip':
        case 'x-gzip':
            return zlib.createGunzip();
        case 'deflate':
            return zlib.createInflate();
        case 'br':
            return zlib.createBrotliDecompress();
        default:
            return undefined;
    }
}
function decode(message, decoder) {
    message.on('error', (error) => decoder.destroy(error));
    return message.pipe(decoder);
}
async function readUpTo(body, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > maxBytes)
            return { bytes: Buffer.concat(chunks, maxBytes), truncated: true };
    }
    return { bytes: Buffer.concat(chunks), truncated: false };
}
const NETWORK_ERRORS = {
    ECONNREFUSED: 'connection refused',
    ECONNRESET: 'connection reset',
    EPIPE: 'connection reset',
    EHOSTUNREACH: 'host unreachable',
    ENETUNREACH: 'network unreachable',
    ETIMEDOUT: 'connection timed out',
    ENOTFOUND: 'host not found',
    EAI_AGAIN: 'host not found (the name server does not answer)',
    HPE_HEADER_OVERFLOW: 'the headers of the answer are too large',
};
/** What went wrong on the way, in words; trying several addresses fails with the reason of the first. */
function describeNetworkError(error) {
    const first = error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
    const { code, message } = first;
    return NETWORK_ERRORS[code ?? ''] ?? (message || (code ?? 'unknown network error'));
}

;// CONCATENATED MODULE: ./build/js/src/system/real-http.js



const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 32 * 1024;
/** Reserved for the loopback address, whether or not a name server knows it. */
const LOCALHOST = /(?:^|\.)localhost\.?$/;
const REDIRECTS = [301, 302, 303, 307, 308];
/** Node's own client, without proxies, without connections kept open, and without a second look-up of a name. */
function realHttp(options = {}) {
    return {
        async get(request) {
            const stop = new AbortController();
            const timer = setTimeout(() => stop.abort('timed_out'), request.timeoutMs);
            const cancel = () => stop.abort('cancelled');
            request.signal.addEventListener('abort', cancel);
            if (request.signal.aborted)
                cancel();
            const stopped = new Promise((resolve) => {
                const end = () => resolve({ kind: stop.signal.reason === 'timed_out' ? 'timed_out' : 'cancelled' });
                if (stop.signal.aborted)
                    end();
                stop.signal.addEventListener('abort', end);
            });
            try {
                return await Promise.race([stopped, follow(request, options, stop.signal)]);
            }
            finally {
                clearTimeout(timer);
                request.signal.removeEventListener('abort', cancel);
                // Whatever is still open after an answer that was cut off, or after a look-up that came too late.
                stop.abort('cancelled');
            }
        },
    };
}
async function follow(request, options, signal) {
    const hops = [];
    for (let url = request.url;;) {
        const where = hops.length === 0 ? '' : `redirect hop ${hops.length}: `;
        if (hops.length > MAX_REDIRECTS)
            return { kind: 'too_many_redirects', message: `more than ${MAX_REDIRECTS} redirects` };
        const hop = await checkHop(url, request, options);
        if ('kind' in hop)
            return hop.kind === 'denied' ? { ...hop, message: `${where}${hop.message}` } : hop;
        if (signal.aborted)
            return { kind: 'cancelled' };
        hops.push(url.href);
        const outcome = await ask(hop, options, signal);
        if (outcome.kind !== 'message')
            return outcome;
        const next = redirectTarget(outcome.message, url);
        if (next === undefined)
            return readBody(outcome.message, request.maxBytes, hops);
        outcome.message.destroy();
        if (typeof next === 'string')
            return { kind: 'failed', message: next };
        if (url.protocol === 'https:' && next.protocol === 'http:')
            return { kind: 'denied', message: `redirect hop ${hops.length}: '${next.origin}' is http, after https` };
        url = next;
    }
}
/** Decides on the host as the URL parser understood it, and on every address that it has. */
async function checkHop(url, request, options) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
        return denied(`'${url.protocol}' is neither http: nor https:`);
    if (url.username !== '' || url.password !== '')
        return denied('the URL holds a user name or password');
    if (request.mayReach?.(url.hostname) === false)
        return denied(`'${url.hostname}' is not among the allowed hosts`);
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const mayBePrivate = isAllowedHost(url, request.allowPrivate);
    if (LOCALHOST.test(host) && !mayBePrivate)
        return denied(`'${url.hostname}' is this machine`);
    try {
        const addresses = (0,external_node_net_.isIP)(host) !== 0 ? [host] : await (options.resolve ?? lookUp)(host);
        const refused = addresses.find((address) => !mayBePrivate && !isPublicAddress(address));
        if (refused !== undefined)
            return denied(`'${url.hostname}' has the address ${refused}, which is not a public one`);
        return { url, addresses, mayBePrivate };
    }
    catch (error) {
        return { kind: 'failed', message: describeNetworkError(error) };
    }
}
async function lookUp(host) {
    const dns = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1553, 19));
    return (await dns.lookup(host, { all: true })).map(({ address }) => address);
}
async function ask(hop, options, signal) {
    const { url, addresses, mayBePrivate } = hop;
    const { request } = url.protocol === 'https:' ? await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 4708, 19)) : await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 7067, 19));
    const { connect } = options;
    return new Promise((resolve) => {
        const sent = request(url, {
            headers: { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'sous' },
            maxHeaderSize: MAX_HEADER_BYTES,
            signal,
            lookup: (_host, { all }, answer) => {
                const known = addresses.map((address) => ({ address, family: (0,external_node_net_.isIP)(address) }));
                const [first] = known;
                if (all === true)
                    answer(null, known);
                else
                    answer(null, first?.address ?? '', first?.family);
            },
            ...(options.certificateAuthority !== undefined && { ca: options.certificateAuthority }),
            // Without a shared agent no connection stays open, and no proxy from the environment comes between.
            ...(connect === undefined ? { agent: false } : { createConnection: () => connect(Number(url.port)) }),
        });
        sent.on('socket', (socket) => {
            socket.once('connect', () => {
                if (mayBePrivate || isPublicAddress(socket.remoteAddress ?? ''))
                    return;
                resolve(denied(`'${url.hostname}' led to the address ${socket.remoteAddress}, which is not a public one`));
                sent.destroy();
            });
        });
        sent.on('response', (message) => resolve({ kind: 'message', message }));
        sent.on('error', (error) => resolve({ kind: 'failed', message: describeNetworkError(error) }));
        sent.end();
    });
}
/** `undefined` when the message is not a redirect; a sentence when it leads nowhere. */
function redirectTarget(message, from) {
    const { location } = message.headers;
    if (!REDIRECTS.includes(message.statusCode ?? 0) || location === undefined)
        return undefined;
    return URL.canParse(location, from.href) ? new URL(location, from) : 'redirected to an invalid URL';
}
function denied(message) {
    return { kind: 'denied', message };
}


/***/ })

};
