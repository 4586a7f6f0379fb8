export const id = 1413;
export const ids = [1413];
export const modules = { 91413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { realThreads: () => realThreads });
	let RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 16 };
	function realThreads(workerUrl, cores, worthwhileFiles = 12e3) {
		return {
			cores,
			worthwhileFiles,
			startSearchWorker(workerData) {
				return asThread(new (process.getBuiltinModule("node:worker_threads")).Worker(workerUrl, {
					workerData,
					env: {},
					execArgv: [],
					resourceLimits: RESOURCE_LIMITS
				}));
			}
		};
	}
	function asThread(worker) {
		worker.on("error", () => void 0);
		return {
			onMessage: (listener) => void worker.on("message", listener),
			onEnd: (listener) => void worker.once("exit", listener),
			end: async () => void await worker.terminate()
		};
	}
}) };
