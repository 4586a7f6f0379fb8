// The package has types for its bundler entry only, which imports WebAssembly as a module. Sous loads the glue behind that entry, and
// gives it the WebAssembly itself.
declare module '@ast-grep/wasm/wasm_bg.js' {
  export type { SgNode, SgRoot } from '@ast-grep/wasm'
  export { initializeTreeSitter, parse, registerDynamicLanguage } from '@ast-grep/wasm'
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void
}

/** What Node has of it and Sous uses. TypeScript describes it together with everything else that a browser has. */
declare namespace WebAssembly {
  type Exports = Readonly<Record<string, unknown>>
  type ModuleImports = Readonly<Record<string, (...args: unknown[]) => unknown>>
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>)
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, ModuleImports>>)
    readonly exports: Exports
  }
}
