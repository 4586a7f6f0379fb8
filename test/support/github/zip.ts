import * as zlib from 'node:zlib'

/** A zip archive of files by name, without compression, as actions/upload-artifact stores one. */
export function zipOf(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(zlib.crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const end = Buffer.alloc(14)
    end.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, end, path)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, content])
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const count = Object.keys(files).length
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
