export const id = 1413;
export const ids = [1413];
export const modules = {

/***/ 1413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   realThreads: () => (/* binding */ realThreads)
/* harmony export */ });
/** Most of what a search allocates is a file's text and soon dropped; without a limit it waits long to be collected. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
/** Worker threads that run the program at `workerUrl`. */
function realThreads(workerUrl, cores, worthwhileFiles = 12_000) {
    return {
        cores,
        worthwhileFiles,
        startSearchWorker(workerData) {
            // Loaded late, and yet at once: few searches are worth a worker, and loading takes a good part of the others.
            const threads = process.getBuiltinModule('node:worker_threads');
            return asThread(new threads.Worker(workerUrl, { workerData, env: {}, execArgv: [], resourceLimits: RESOURCE_LIMITS }));
        },
    };
}
function asThread(worker) {
    // Without a listener an error of the worker would end the process; its end is what the owner hears of.
    worker.on('error', () => undefined);
    return {
        onMessage: (listener) => void worker.on('message', listener),
        onEnd: (listener) => void worker.once('exit', listener),
        end: async () => void (await worker.terminate()),
    };
}


/***/ })

};
