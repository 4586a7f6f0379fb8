/* Buffer */
const a: Bytes = Bytes.from("Buffer")
