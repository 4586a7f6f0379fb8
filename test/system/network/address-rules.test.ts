import { describe, expect, it } from 'vitest'
import { isAllowedHost, isPublicAddress } from '../../../src/system/network/address-rules.ts'

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:93.184.216.34',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '100::1',
    '2001::7f00:1',
    '2001:0:53aa:64c::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:5db8:d822::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%lo',
    '2606:4700::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '127.1',
    '0x7f.1',
    '1.2.3.4 ',
  ])('[F1] %j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '93.184.216.34', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '168.63.129.17', '223.255.255.1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each(['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450::1', '2400:cb00::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('isAllowedHost', () => {
  it('compares the whole host, with the port where one is given', () => {
    const url = new URL('http://LOCALHOST:8080/')
    expect(isAllowedHost(url, ['Localhost'])).toBe(true)
    expect(isAllowedHost(url, ['localhost:8080'])).toBe(true)
    expect(isAllowedHost(url, ['localhost:80', 'host', 'localhost.', '*', '', 'localhost:'])).toBe(false)
    expect(isAllowedHost(new URL('https://internal/'), ['internal:443'])).toBe(true)
    expect(isAllowedHost(new URL('http://internal/'), ['internal:443'])).toBe(false)
    expect(isAllowedHost(new URL('http://internal/'), ['internal:80'])).toBe(true)
    expect(isAllowedHost(new URL('http://[::1]/'), ['[::1]'])).toBe(true)
  })
})
