import { failure } from '../model/result.ts'
import { toolError } from '../model/tool-error.ts'
import { realRecordDisk } from '../system/real-record-disk.ts'
import { SwitchedOff } from '../tools/switched-off.ts'

/** What is switched off in a folder right now. */
export function switchedOffIn(folder: string): SwitchedOff {
  const disk = realRecordDisk(folder)
  return new SwitchedOff(async (path) => {
    const text = disk.read(path)
    return text.ok ? text : failure(toolError('io_error', `${path} cannot be read: ${text.error.message}`, 'Check who may read it.'))
  })
}
