/* Buffer */
const a: Buffer = Buffer.from("Buffer")
