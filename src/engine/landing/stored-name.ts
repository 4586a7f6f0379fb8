/** Some file systems take long to make thousands of files in one folder. */
const FOLDER_FILES = 256

/** Whether the content of that number is the first in its folder. */
export function isFirstInFolder(number: number): boolean {
  return number % FOLDER_FILES === 0
}

export function folderOf(number: number): string {
  return String(Math.floor(number / FOLDER_FILES))
}

/** Where the content of that number lies in a store. */
export function storedName(number: number): string {
  return `${folderOf(number)}/${number}`
}
