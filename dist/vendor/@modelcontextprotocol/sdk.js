(() => {
	var __webpack_modules__ = {
		205: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = {
				helpers: () => __nccwpck_require__(9),
				types: () => __nccwpck_require__(809)
			};
		}),
		916: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(212).runtime();
		}),
		9: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, { Server: () => Server });
			var $start_runtime = __nccwpck_require__(916);
			var $types = __nccwpck_require__(809);
			var $ajv_ajv = __nccwpck_require__(215);
			var $ajv_code = __nccwpck_require__(583);
			function isZ4Schema(s) {
				return !!s._zod;
			}
			function safeParse(schema, data) {
				if (isZ4Schema(schema)) return (0, $types.safeParse)(schema, data);
				return schema.safeParse(data);
			}
			function getObjectShape(schema) {
				if (!schema) return;
				let rawShape;
				rawShape = isZ4Schema(schema) ? schema._zod?.def?.shape : schema.shape;
				if (!rawShape) return;
				if (typeof rawShape == "function") try {
					return rawShape();
				} catch {
					return;
				}
				return rawShape;
			}
			function getLiteralValue(schema) {
				if (isZ4Schema(schema)) {
					let def = schema._zod?.def;
					if (def) {
						if (def.value !== void 0) return def.value;
						if (Array.isArray(def.values) && def.values.length > 0) return def.values[0];
					}
				}
				let def = schema._def;
				if (def) {
					if (def.value !== void 0) return def.value;
					if (Array.isArray(def.values) && def.values.length > 0) return def.values[0];
				}
				let directValue = schema.value;
				if (directValue !== void 0) return directValue;
			}
			function isTerminal(status) {
				return status === "completed" || status === "failed" || status === "cancelled";
			}
			function getMethodLiteral(schema) {
				let methodSchema = getObjectShape(schema)?.method;
				if (!methodSchema) throw Error("Schema is missing a method literal");
				let value = getLiteralValue(methodSchema);
				if (typeof value != "string") throw Error("Schema method literal must be a string");
				return value;
			}
			function parseWithCompat(schema, data) {
				let result = safeParse(schema, data);
				if (!result.success) throw result.error;
				return result.data;
			}
			var Protocol = class {
				constructor(_options) {
					this._options = _options;
					this._requestMessageId = 0;
					this._requestHandlers = new Map();
					this._requestHandlerAbortControllers = new Map();
					this._notificationHandlers = new Map();
					this._responseHandlers = new Map();
					this._progressHandlers = new Map();
					this._timeoutInfo = new Map();
					this._pendingDebouncedNotifications = new Set();
					this._taskProgressTokens = new Map();
					this._requestResolvers = new Map();
					this.setNotificationHandler($types.CancelledNotificationSchema, (notification) => {
						this._oncancel(notification);
					});
					this.setNotificationHandler($types.ProgressNotificationSchema, (notification) => {
						this._onprogress(notification);
					});
					this.setRequestHandler($types.PingRequestSchema, (_request) => ({}));
					this._taskStore = _options?.taskStore;
					this._taskMessageQueue = _options?.taskMessageQueue;
					if (this._taskStore) {
						this.setRequestHandler($types.GetTaskRequestSchema, async (request, extra) => {
							let task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
							if (!task) throw new $types.McpError($types.ErrorCode.InvalidParams, "Failed to retrieve task: Task not found");
							return { ...task };
						});
						this.setRequestHandler($types.GetTaskPayloadRequestSchema, async (request, extra) => {
							let handleTaskResult = async () => {
								let taskId = request.params.taskId;
								if (!await this._taskStore.getTask(taskId, extra.sessionId)) throw new $types.McpError($types.ErrorCode.InvalidParams, `Task not found: ${taskId}`);
								if (this._taskMessageQueue) {
									let queuedMessage;
									for (; queuedMessage = await this._taskMessageQueue.dequeue(taskId, extra.sessionId);) {
										if (queuedMessage.type === "response" || queuedMessage.type === "error") {
											let message = queuedMessage.message;
											let requestId = message.id;
											let resolver = this._requestResolvers.get(requestId);
											if (resolver) {
												this._requestResolvers.delete(requestId);
												if (queuedMessage.type === "response") resolver(message);
												else {
													let errorMessage = message;
													resolver(new $types.McpError(errorMessage.error.code, errorMessage.error.message, errorMessage.error.data));
												}
											} else {
												let messageType = queuedMessage.type === "response" ? "Response" : "Error";
												this._onerror(Error(`${messageType} handler missing for request ${requestId}`));
											}
											continue;
										}
										await this._transport?.send(queuedMessage.message, { relatedRequestId: extra.requestId });
									}
								}
								let task = await this._taskStore.getTask(taskId, extra.sessionId);
								if (!task) throw new $types.McpError($types.ErrorCode.InvalidParams, `Task not found: ${taskId}`);
								if (!isTerminal(task.status)) {
									await this._waitForTaskUpdate(taskId, extra.signal, extra.sessionId);
									return await handleTaskResult();
								}
								if (isTerminal(task.status)) {
									let result = await this._taskStore.getTaskResult(taskId, extra.sessionId);
									this._clearTaskQueue(taskId, extra.sessionId);
									return {
										...result,
										_meta: {
											...result._meta,
											[$types.RELATED_TASK_META_KEY]: { taskId }
										}
									};
								}
								return await handleTaskResult();
							};
							return await handleTaskResult();
						});
						this.setRequestHandler($types.ListTasksRequestSchema, async (request, extra) => {
							try {
								let { tasks, nextCursor } = await this._taskStore.listTasks(request.params?.cursor, extra.sessionId);
								return {
									tasks,
									nextCursor,
									_meta: {}
								};
							} catch (error) {
								throw new $types.McpError($types.ErrorCode.InvalidParams, `Failed to list tasks: ${error instanceof Error ? error.message : String(error)}`);
							}
						});
						this.setRequestHandler($types.CancelTaskRequestSchema, async (request, extra) => {
							try {
								let task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
								if (!task) throw new $types.McpError($types.ErrorCode.InvalidParams, `Task not found: ${request.params.taskId}`);
								if (isTerminal(task.status)) throw new $types.McpError($types.ErrorCode.InvalidParams, `Cannot cancel task in terminal status: ${task.status}`);
								await this._taskStore.updateTaskStatus(request.params.taskId, "cancelled", "Client cancelled task execution.", extra.sessionId);
								this._clearTaskQueue(request.params.taskId, extra.sessionId);
								let cancelledTask = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
								if (!cancelledTask) throw new $types.McpError($types.ErrorCode.InvalidParams, `Task not found after cancellation: ${request.params.taskId}`);
								return {
									_meta: {},
									...cancelledTask
								};
							} catch (error) {
								if (error instanceof $types.McpError) throw error;
								throw new $types.McpError($types.ErrorCode.InvalidRequest, `Failed to cancel task: ${error instanceof Error ? error.message : String(error)}`);
							}
						});
					}
				}
				async _oncancel(notification) {
					if (!notification.params.requestId) return;
					this._requestHandlerAbortControllers.get(notification.params.requestId)?.abort(notification.params.reason);
				}
				_setupTimeout(messageId, timeout, maxTotalTimeout, onTimeout, resetTimeoutOnProgress = !1) {
					this._timeoutInfo.set(messageId, {
						timeoutId: setTimeout(onTimeout, timeout),
						startTime: Date.now(),
						timeout,
						maxTotalTimeout,
						resetTimeoutOnProgress,
						onTimeout
					});
				}
				_resetTimeout(messageId) {
					let info = this._timeoutInfo.get(messageId);
					if (!info) return !1;
					let totalElapsed = Date.now() - info.startTime;
					if (info.maxTotalTimeout && totalElapsed >= info.maxTotalTimeout) {
						this._timeoutInfo.delete(messageId);
						throw $types.McpError.fromError($types.ErrorCode.RequestTimeout, "Maximum total timeout exceeded", {
							maxTotalTimeout: info.maxTotalTimeout,
							totalElapsed
						});
					}
					clearTimeout(info.timeoutId);
					info.timeoutId = setTimeout(info.onTimeout, info.timeout);
					return !0;
				}
				_cleanupTimeout(messageId) {
					let info = this._timeoutInfo.get(messageId);
					if (info) {
						clearTimeout(info.timeoutId);
						this._timeoutInfo.delete(messageId);
					}
				}
				async connect(transport) {
					if (this._transport) throw Error("Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.");
					this._transport = transport;
					let _onclose = this.transport?.onclose;
					this._transport.onclose = () => {
						_onclose?.();
						this._onclose();
					};
					let _onerror = this.transport?.onerror;
					this._transport.onerror = (error) => {
						_onerror?.(error);
						this._onerror(error);
					};
					let _onmessage = this._transport?.onmessage;
					this._transport.onmessage = (message, extra) => {
						_onmessage?.(message, extra);
						(0, $types.isJSONRPCResultResponse)(message) || (0, $types.isJSONRPCErrorResponse)(message) ? this._onresponse(message) : (0, $types.isJSONRPCRequest)(message) ? this._onrequest(message, extra) : (0, $types.isJSONRPCNotification)(message) ? this._onnotification(message) : this._onerror(Error(`Unknown message type: ${JSON.stringify(message)}`));
					};
					await this._transport.start();
				}
				_onclose() {
					let responseHandlers = this._responseHandlers;
					this._responseHandlers = new Map();
					this._progressHandlers.clear();
					this._taskProgressTokens.clear();
					this._pendingDebouncedNotifications.clear();
					for (let info of this._timeoutInfo.values()) clearTimeout(info.timeoutId);
					this._timeoutInfo.clear();
					for (let controller of this._requestHandlerAbortControllers.values()) controller.abort();
					this._requestHandlerAbortControllers.clear();
					let error = $types.McpError.fromError($types.ErrorCode.ConnectionClosed, "Connection closed");
					this._transport = void 0;
					this.onclose?.();
					for (let handler of responseHandlers.values()) handler(error);
				}
				_onerror(error) {
					this.onerror?.(error);
				}
				_onnotification(notification) {
					let handler = this._notificationHandlers.get(notification.method) ?? this.fallbackNotificationHandler;
					if (handler === void 0) return;
					Promise.resolve().then(() => handler(notification)).catch((error) => this._onerror(Error(`Uncaught error in notification handler: ${error}`)));
				}
				_onrequest(request, extra) {
					let handler = this._requestHandlers.get(request.method) ?? this.fallbackRequestHandler;
					let capturedTransport = this._transport;
					let relatedTaskId = request.params?._meta?.[$types.RELATED_TASK_META_KEY]?.taskId;
					let sessionId = capturedTransport?.sessionId;
					let store = this._taskStore;
					let relatedTaskFound = !0;
					let relatedTaskLookup;
					if (relatedTaskId && store && this._taskMessageQueue && sessionId !== void 0) {
						relatedTaskFound = !1;
						relatedTaskLookup = (async () => {
							if (!await store.getTask(relatedTaskId, sessionId)) throw new $types.McpError($types.ErrorCode.InvalidParams, `Task not found: ${relatedTaskId}`);
							relatedTaskFound = !0;
						})();
					}
					if (handler === void 0) {
						let errorResponse = {
							jsonrpc: "2.0",
							id: request.id,
							error: {
								code: $types.ErrorCode.MethodNotFound,
								message: "Method not found"
							}
						};
						if (relatedTaskId && relatedTaskLookup) {
							let queuedError = {
								type: "error",
								message: errorResponse,
								timestamp: Date.now()
							};
							relatedTaskLookup.then(() => this._enqueueTaskMessage(relatedTaskId, queuedError, sessionId), () => capturedTransport?.send(errorResponse)).catch((error) => this._onerror(Error(`Failed to send an error response: ${error}`)));
						} else relatedTaskId && this._taskMessageQueue ? this._enqueueTaskMessage(relatedTaskId, {
							type: "error",
							message: errorResponse,
							timestamp: Date.now()
						}, capturedTransport?.sessionId).catch((error) => this._onerror(Error(`Failed to enqueue error response: ${error}`))) : capturedTransport?.send(errorResponse).catch((error) => this._onerror(Error(`Failed to send an error response: ${error}`)));
						return;
					}
					let abortController = new AbortController();
					this._requestHandlerAbortControllers.set(request.id, abortController);
					let taskCreationParams = (0, $types.isTaskAugmentedRequestParams)(request.params) ? request.params.task : void 0;
					let taskStore = this._taskStore ? this.requestTaskStore(request, capturedTransport?.sessionId) : void 0;
					let fullExtra = {
						signal: abortController.signal,
						sessionId: capturedTransport?.sessionId,
						_meta: request.params?._meta,
						sendNotification: async (notification) => {
							if (abortController.signal.aborted) return;
							let notificationOptions = { relatedRequestId: request.id };
							relatedTaskId && (notificationOptions.relatedTask = { taskId: relatedTaskId });
							await this.notification(notification, notificationOptions);
						},
						sendRequest: async (r, resultSchema, options) => {
							if (abortController.signal.aborted) throw new $types.McpError($types.ErrorCode.ConnectionClosed, "Request was cancelled");
							let requestOptions = {
								...options,
								relatedRequestId: request.id
							};
							relatedTaskId && !requestOptions.relatedTask && (requestOptions.relatedTask = { taskId: relatedTaskId });
							let effectiveTaskId = requestOptions.relatedTask?.taskId ?? relatedTaskId;
							effectiveTaskId && taskStore && await taskStore.updateTaskStatus(effectiveTaskId, "input_required");
							return await this.request(r, resultSchema, requestOptions);
						},
						authInfo: extra?.authInfo,
						requestId: request.id,
						requestInfo: extra?.requestInfo,
						taskId: relatedTaskId,
						taskStore,
						taskRequestedTtl: taskCreationParams?.ttl,
						closeSSEStream: extra?.closeSSEStream,
						closeStandaloneSSEStream: extra?.closeStandaloneSSEStream
					};
					(relatedTaskLookup ?? Promise.resolve()).then(() => {
						if (relatedTaskLookup && abortController.signal.aborted) throw new $types.McpError($types.ErrorCode.ConnectionClosed, "Request was cancelled");
						taskCreationParams && this.assertTaskHandlerCapability(request.method);
					}).then(() => handler(request, fullExtra)).then(async (result) => {
						if (abortController.signal.aborted) return;
						let response = {
							result,
							jsonrpc: "2.0",
							id: request.id
						};
						relatedTaskId && this._taskMessageQueue ? await this._enqueueTaskMessage(relatedTaskId, {
							type: "response",
							message: response,
							timestamp: Date.now()
						}, capturedTransport?.sessionId) : await capturedTransport?.send(response);
					}, async (error) => {
						if (abortController.signal.aborted) return;
						let errorResponse = {
							jsonrpc: "2.0",
							id: request.id,
							error: {
								code: Number.isSafeInteger(error.code) ? error.code : $types.ErrorCode.InternalError,
								message: error.message ?? "Internal error",
								...error.data !== void 0 && { data: error.data }
							}
						};
						relatedTaskId && this._taskMessageQueue && relatedTaskFound ? await this._enqueueTaskMessage(relatedTaskId, {
							type: "error",
							message: errorResponse,
							timestamp: Date.now()
						}, capturedTransport?.sessionId) : await capturedTransport?.send(errorResponse);
					}).catch((error) => this._onerror(Error(`Failed to send response: ${error}`))).finally(() => {
						this._requestHandlerAbortControllers.get(request.id) === abortController && this._requestHandlerAbortControllers.delete(request.id);
					});
				}
				_onprogress(notification) {
					let { progressToken, ...params } = notification.params;
					let messageId = Number(progressToken);
					let handler = this._progressHandlers.get(messageId);
					if (!handler) {
						this._onerror(Error(`Received a progress notification for an unknown token: ${JSON.stringify(notification)}`));
						return;
					}
					let responseHandler = this._responseHandlers.get(messageId);
					let timeoutInfo = this._timeoutInfo.get(messageId);
					if (timeoutInfo && responseHandler && timeoutInfo.resetTimeoutOnProgress) try {
						this._resetTimeout(messageId);
					} catch (error) {
						this._responseHandlers.delete(messageId);
						this._progressHandlers.delete(messageId);
						this._cleanupTimeout(messageId);
						responseHandler(error);
						return;
					}
					handler(params);
				}
				_onresponse(response) {
					let messageId = Number(response.id);
					let resolver = this._requestResolvers.get(messageId);
					if (resolver) {
						this._requestResolvers.delete(messageId);
						(0, $types.isJSONRPCResultResponse)(response) ? resolver(response) : resolver(new $types.McpError(response.error.code, response.error.message, response.error.data));
						return;
					}
					let handler = this._responseHandlers.get(messageId);
					if (handler === void 0) {
						this._onerror(Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`));
						return;
					}
					this._responseHandlers.delete(messageId);
					this._cleanupTimeout(messageId);
					let isTaskResponse = !1;
					if ((0, $types.isJSONRPCResultResponse)(response) && response.result && typeof response.result == "object") {
						let result = response.result;
						if (result.task && typeof result.task == "object") {
							let task = result.task;
							if (typeof task.taskId == "string") {
								isTaskResponse = !0;
								this._taskProgressTokens.set(task.taskId, messageId);
							}
						}
					}
					isTaskResponse || this._progressHandlers.delete(messageId);
					(0, $types.isJSONRPCResultResponse)(response) ? handler(response) : handler($types.McpError.fromError(response.error.code, response.error.message, response.error.data));
				}
				get transport() {
					return this._transport;
				}
				async close() {
					await this._transport?.close();
				}
				async *requestStream(request, resultSchema, options) {
					let { task } = options ?? {};
					if (!task) {
						try {
							yield {
								type: "result",
								result: await this.request(request, resultSchema, options)
							};
						} catch (error) {
							yield {
								type: "error",
								error: error instanceof $types.McpError ? error : new $types.McpError($types.ErrorCode.InternalError, String(error))
							};
						}
						return;
					}
					let taskId;
					try {
						let createResult = await this.request(request, $types.CreateTaskResultSchema, options);
						if (createResult.task) {
							taskId = createResult.task.taskId;
							yield {
								type: "taskCreated",
								task: createResult.task
							};
						} else throw new $types.McpError($types.ErrorCode.InternalError, "Task creation did not return a task");
						for (;;) {
							let task = await this.getTask({ taskId }, options);
							yield {
								type: "taskStatus",
								task
							};
							if (isTerminal(task.status)) {
								task.status === "completed" ? yield {
									type: "result",
									result: await this.getTaskResult({ taskId }, resultSchema, options)
								} : task.status === "failed" ? yield {
									type: "error",
									error: new $types.McpError($types.ErrorCode.InternalError, `Task ${taskId} failed`)
								} : task.status === "cancelled" && (yield {
									type: "error",
									error: new $types.McpError($types.ErrorCode.InternalError, `Task ${taskId} was cancelled`)
								});
								return;
							}
							if (task.status === "input_required") {
								yield {
									type: "result",
									result: await this.getTaskResult({ taskId }, resultSchema, options)
								};
								return;
							}
							let pollInterval = task.pollInterval ?? this._options?.defaultTaskPollInterval ?? 1e3;
							await new Promise((resolve) => setTimeout(resolve, pollInterval));
							options?.signal?.throwIfAborted();
						}
					} catch (error) {
						yield {
							type: "error",
							error: error instanceof $types.McpError ? error : new $types.McpError($types.ErrorCode.InternalError, String(error))
						};
					}
				}
				request(request, resultSchema, options) {
					let { relatedRequestId, resumptionToken, onresumptiontoken, task, relatedTask } = options ?? {};
					return new Promise((resolve, reject) => {
						let earlyReject = (error) => {
							reject(error);
						};
						if (!this._transport) {
							earlyReject(Error("Not connected"));
							return;
						}
						if (this._options?.enforceStrictCapabilities === !0) try {
							this.assertCapabilityForMethod(request.method);
							task && this.assertTaskCapability(request.method);
						} catch (e) {
							earlyReject(e);
							return;
						}
						options?.signal?.throwIfAborted();
						let messageId = this._requestMessageId++;
						let jsonrpcRequest = {
							...request,
							jsonrpc: "2.0",
							id: messageId
						};
						if (options?.onprogress) {
							this._progressHandlers.set(messageId, options.onprogress);
							jsonrpcRequest.params = {
								...request.params,
								_meta: {
									...request.params?._meta || {},
									progressToken: messageId
								}
							};
						}
						task && (jsonrpcRequest.params = {
							...jsonrpcRequest.params,
							task
						});
						relatedTask && (jsonrpcRequest.params = {
							...jsonrpcRequest.params,
							_meta: {
								...jsonrpcRequest.params?._meta || {},
								[$types.RELATED_TASK_META_KEY]: relatedTask
							}
						});
						let cancel = (reason) => {
							this._responseHandlers.delete(messageId);
							this._progressHandlers.delete(messageId);
							this._cleanupTimeout(messageId);
							this._transport?.send({
								jsonrpc: "2.0",
								method: "notifications/cancelled",
								params: {
									requestId: messageId,
									reason: String(reason)
								}
							}, {
								relatedRequestId,
								resumptionToken,
								onresumptiontoken
							}).catch((error) => this._onerror(Error(`Failed to send cancellation: ${error}`)));
							reject(reason instanceof $types.McpError ? reason : new $types.McpError($types.ErrorCode.RequestTimeout, String(reason)));
						};
						this._responseHandlers.set(messageId, (response) => {
							if (options?.signal?.aborted) return;
							if (response instanceof Error) return reject(response);
							try {
								let parseResult = safeParse(resultSchema, response.result);
								parseResult.success ? resolve(parseResult.data) : reject(parseResult.error);
							} catch (error) {
								reject(error);
							}
						});
						options?.signal?.addEventListener("abort", () => {
							cancel(options?.signal?.reason);
						});
						let timeout = options?.timeout ?? 6e4;
						let timeoutHandler = () => cancel($types.McpError.fromError($types.ErrorCode.RequestTimeout, "Request timed out", { timeout }));
						this._setupTimeout(messageId, timeout, options?.maxTotalTimeout, timeoutHandler, options?.resetTimeoutOnProgress ?? !1);
						let relatedTaskId = relatedTask?.taskId;
						if (relatedTaskId) {
							let responseResolver = (response) => {
								let handler = this._responseHandlers.get(messageId);
								handler ? handler(response) : this._onerror(Error(`Response handler missing for side-channeled request ${messageId}`));
							};
							this._requestResolvers.set(messageId, responseResolver);
							this._enqueueTaskMessage(relatedTaskId, {
								type: "request",
								message: jsonrpcRequest,
								timestamp: Date.now()
							}).catch((error) => {
								this._cleanupTimeout(messageId);
								reject(error);
							});
						} else this._transport.send(jsonrpcRequest, {
							relatedRequestId,
							resumptionToken,
							onresumptiontoken
						}).catch((error) => {
							this._cleanupTimeout(messageId);
							reject(error);
						});
					});
				}
				async getTask(params, options) {
					return this.request({
						method: "tasks/get",
						params
					}, $types.GetTaskResultSchema, options);
				}
				async getTaskResult(params, resultSchema, options) {
					return this.request({
						method: "tasks/result",
						params
					}, resultSchema, options);
				}
				async listTasks(params, options) {
					return this.request({
						method: "tasks/list",
						params
					}, $types.ListTasksResultSchema, options);
				}
				async cancelTask(params, options) {
					return this.request({
						method: "tasks/cancel",
						params
					}, $types.CancelTaskResultSchema, options);
				}
				async notification(notification, options) {
					if (!this._transport) throw Error("Not connected");
					this.assertNotificationCapability(notification.method);
					let relatedTaskId = options?.relatedTask?.taskId;
					if (relatedTaskId) {
						let jsonrpcNotification = {
							...notification,
							jsonrpc: "2.0",
							params: {
								...notification.params,
								_meta: {
									...notification.params?._meta || {},
									[$types.RELATED_TASK_META_KEY]: options.relatedTask
								}
							}
						};
						await this._enqueueTaskMessage(relatedTaskId, {
							type: "notification",
							message: jsonrpcNotification,
							timestamp: Date.now()
						});
						return;
					}
					if ((this._options?.debouncedNotificationMethods ?? []).includes(notification.method) && !notification.params && !options?.relatedRequestId && !options?.relatedTask) {
						if (this._pendingDebouncedNotifications.has(notification.method)) return;
						this._pendingDebouncedNotifications.add(notification.method);
						Promise.resolve().then(() => {
							this._pendingDebouncedNotifications.delete(notification.method);
							if (!this._transport) return;
							let jsonrpcNotification = {
								...notification,
								jsonrpc: "2.0"
							};
							options?.relatedTask && (jsonrpcNotification = {
								...jsonrpcNotification,
								params: {
									...jsonrpcNotification.params,
									_meta: {
										...jsonrpcNotification.params?._meta || {},
										[$types.RELATED_TASK_META_KEY]: options.relatedTask
									}
								}
							});
							this._transport?.send(jsonrpcNotification, options).catch((error) => this._onerror(error));
						});
						return;
					}
					let jsonrpcNotification = {
						...notification,
						jsonrpc: "2.0"
					};
					options?.relatedTask && (jsonrpcNotification = {
						...jsonrpcNotification,
						params: {
							...jsonrpcNotification.params,
							_meta: {
								...jsonrpcNotification.params?._meta || {},
								[$types.RELATED_TASK_META_KEY]: options.relatedTask
							}
						}
					});
					await this._transport.send(jsonrpcNotification, options);
				}
				setRequestHandler(requestSchema, handler) {
					let method = getMethodLiteral(requestSchema);
					this.assertRequestHandlerCapability(method);
					this._requestHandlers.set(method, (request, extra) => {
						let parsed = parseWithCompat(requestSchema, request);
						return Promise.resolve(handler(parsed, extra));
					});
				}
				removeRequestHandler(method) {
					this._requestHandlers.delete(method);
				}
				assertCanSetRequestHandler(method) {
					if (this._requestHandlers.has(method)) throw Error(`A request handler for ${method} already exists, which would be overridden`);
				}
				setNotificationHandler(notificationSchema, handler) {
					let method = getMethodLiteral(notificationSchema);
					this._notificationHandlers.set(method, (notification) => {
						let parsed = parseWithCompat(notificationSchema, notification);
						return Promise.resolve(handler(parsed));
					});
				}
				removeNotificationHandler(method) {
					this._notificationHandlers.delete(method);
				}
				_cleanupTaskProgressHandler(taskId) {
					let progressToken = this._taskProgressTokens.get(taskId);
					if (progressToken !== void 0) {
						this._progressHandlers.delete(progressToken);
						this._taskProgressTokens.delete(taskId);
					}
				}
				async _enqueueTaskMessage(taskId, message, sessionId) {
					if (!this._taskStore || !this._taskMessageQueue) throw Error("Cannot enqueue task message: taskStore and taskMessageQueue are not configured");
					let maxQueueSize = this._options?.maxTaskQueueSize;
					await this._taskMessageQueue.enqueue(taskId, message, sessionId ?? this._transport?.sessionId, maxQueueSize);
				}
				async _clearTaskQueue(taskId, sessionId) {
					if (this._taskMessageQueue) {
						let messages = await this._taskMessageQueue.dequeueAll(taskId, sessionId);
						for (let message of messages) if (message.type === "request" && (0, $types.isJSONRPCRequest)(message.message)) {
							let requestId = message.message.id;
							let resolver = this._requestResolvers.get(requestId);
							if (resolver) {
								resolver(new $types.McpError($types.ErrorCode.InternalError, "Task cancelled or completed"));
								this._requestResolvers.delete(requestId);
							} else this._onerror(Error(`Resolver missing for request ${requestId} during task ${taskId} cleanup`));
						}
					}
				}
				async _waitForTaskUpdate(taskId, signal, sessionId) {
					let interval = this._options?.defaultTaskPollInterval ?? 1e3;
					try {
						let task = await this._taskStore?.getTask(taskId, sessionId);
						task?.pollInterval && (interval = task.pollInterval);
					} catch {}
					return new Promise((resolve, reject) => {
						if (signal.aborted) {
							reject(new $types.McpError($types.ErrorCode.InvalidRequest, "Request cancelled"));
							return;
						}
						let timeoutId = setTimeout(resolve, interval);
						signal.addEventListener("abort", () => {
							clearTimeout(timeoutId);
							reject(new $types.McpError($types.ErrorCode.InvalidRequest, "Request cancelled"));
						}, { once: !0 });
					});
				}
				requestTaskStore(request, sessionId) {
					let taskStore = this._taskStore;
					if (!taskStore) throw Error("No task store configured");
					return {
						createTask: async (taskParams) => {
							if (!request) throw Error("No request provided");
							return await taskStore.createTask(taskParams, request.id, {
								method: request.method,
								params: request.params
							}, sessionId);
						},
						getTask: async (taskId) => {
							let task = await taskStore.getTask(taskId, sessionId);
							if (!task) throw new $types.McpError($types.ErrorCode.InvalidParams, "Failed to retrieve task: Task not found");
							return task;
						},
						storeTaskResult: async (taskId, status, result) => {
							await taskStore.storeTaskResult(taskId, status, result, sessionId);
							let task = await taskStore.getTask(taskId, sessionId);
							if (task) {
								let notification = $types.TaskStatusNotificationSchema.parse({
									method: "notifications/tasks/status",
									params: task
								});
								await this.notification(notification);
								isTerminal(task.status) && this._cleanupTaskProgressHandler(taskId);
							}
						},
						getTaskResult: (taskId) => taskStore.getTaskResult(taskId, sessionId),
						updateTaskStatus: async (taskId, status, statusMessage) => {
							let task = await taskStore.getTask(taskId, sessionId);
							if (!task) throw new $types.McpError($types.ErrorCode.InvalidParams, `Task "${taskId}" not found - it may have been cleaned up`);
							if (isTerminal(task.status)) throw new $types.McpError($types.ErrorCode.InvalidParams, `Cannot update task "${taskId}" from terminal status "${task.status}" to "${status}". Terminal states (completed, failed, cancelled) cannot transition to other states.`);
							await taskStore.updateTaskStatus(taskId, status, statusMessage, sessionId);
							let updatedTask = await taskStore.getTask(taskId, sessionId);
							if (updatedTask) {
								let notification = $types.TaskStatusNotificationSchema.parse({
									method: "notifications/tasks/status",
									params: updatedTask
								});
								await this.notification(notification);
								isTerminal(updatedTask.status) && this._cleanupTaskProgressHandler(taskId);
							}
						},
						listTasks: (cursor) => taskStore.listTasks(cursor, sessionId)
					};
				}
			};
			function isPlainObject(value) {
				return typeof value == "object" && !!value && !Array.isArray(value);
			}
			function mergeCapabilities(base, additional) {
				let result = { ...base };
				for (let key in additional) {
					let k = key;
					let addValue = additional[k];
					if (addValue === void 0) continue;
					let baseValue = result[k];
					result[k] = isPlainObject(baseValue) && isPlainObject(addValue) ? {
						...baseValue,
						...addValue
					} : addValue;
				}
				return result;
			}
			var require_formats = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
				function fmtDef(validate, compare) {
					return {
						validate,
						compare
					};
				}
				exports.fullFormats = {
					date: fmtDef(date, compareDate),
					time: fmtDef(getTime(!0), compareTime),
					"date-time": fmtDef(getDateTime(!0), compareDateTime),
					"iso-time": fmtDef(getTime(), compareIsoTime),
					"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
					duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
					uri,
					"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
					"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
					url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
					email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
					hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
					ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
					ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
					regex,
					uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
					"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
					"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
					"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
					byte,
					int32: {
						type: "number",
						validate: validateInt32
					},
					int64: {
						type: "number",
						validate: validateInt64
					},
					float: {
						type: "number",
						validate: validateNumber
					},
					double: {
						type: "number",
						validate: validateNumber
					},
					password: !0,
					binary: !0
				};
				exports.fastFormats = {
					...exports.fullFormats,
					date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
					time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
					"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
					"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
					"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
					uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
					"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
					email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
				};
				exports.formatNames = Object.keys(exports.fullFormats);
				function isLeapYear(year) {
					return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
				}
				let DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
				let DAYS = [
					0,
					31,
					28,
					31,
					30,
					31,
					30,
					31,
					31,
					30,
					31,
					30,
					31
				];
				function date(str) {
					let matches = DATE.exec(str);
					if (!matches) return !1;
					let year = +matches[1];
					let month = +matches[2];
					let day = +matches[3];
					return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
				}
				function compareDate(d1, d2) {
					if (!(d1 && d2)) return;
					if (d1 > d2) return 1;
					if (d1 < d2) return -1;
					return 0;
				}
				let TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
				function getTime(strictTimeZone) {
					return function time(str) {
						let matches = TIME.exec(str);
						if (!matches) return !1;
						let hr = +matches[1];
						let min = +matches[2];
						let sec = +matches[3];
						let tz = matches[4];
						let tzSign = matches[5] === "-" ? -1 : 1;
						let tzH = +(matches[6] || 0);
						let tzM = +(matches[7] || 0);
						if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return !1;
						if (hr <= 23 && min <= 59 && sec < 60) return !0;
						let utcMin = min - tzM * tzSign;
						let utcHr = hr - tzH * tzSign - +(utcMin < 0);
						return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
					};
				}
				function compareTime(s1, s2) {
					if (!(s1 && s2)) return;
					let t1 = new Date("2020-01-01T" + s1).valueOf();
					let t2 = new Date("2020-01-01T" + s2).valueOf();
					if (!(t1 && t2)) return;
					return t1 - t2;
				}
				function compareIsoTime(t1, t2) {
					if (!(t1 && t2)) return;
					let a1 = TIME.exec(t1);
					let a2 = TIME.exec(t2);
					if (!(a1 && a2)) return;
					t1 = a1[1] + a1[2] + a1[3];
					t2 = a2[1] + a2[2] + a2[3];
					if (t1 > t2) return 1;
					if (t1 < t2) return -1;
					return 0;
				}
				let DATE_TIME_SEPARATOR = /t|\s/i;
				function getDateTime(strictTimeZone) {
					let time = getTime(strictTimeZone);
					return function date_time(str) {
						let dateTime = str.split(DATE_TIME_SEPARATOR);
						return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
					};
				}
				function compareDateTime(dt1, dt2) {
					if (!(dt1 && dt2)) return;
					let d1 = new Date(dt1).valueOf();
					let d2 = new Date(dt2).valueOf();
					if (!(d1 && d2)) return;
					return d1 - d2;
				}
				function compareIsoDateTime(dt1, dt2) {
					if (!(dt1 && dt2)) return;
					let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
					let [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
					let res = compareDate(d1, d2);
					if (res === void 0) return;
					return res || compareTime(t1, t2);
				}
				let NOT_URI_FRAGMENT = /\/|:/;
				let URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
				function uri(str) {
					return NOT_URI_FRAGMENT.test(str) && URI.test(str);
				}
				let BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
				function byte(str) {
					BYTE.lastIndex = 0;
					return BYTE.test(str);
				}
				let MIN_INT32 = -(2 ** 31);
				let MAX_INT32 = 2 ** 31 - 1;
				function validateInt32(value) {
					return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
				}
				function validateInt64(value) {
					return Number.isInteger(value);
				}
				function validateNumber() {
					return !0;
				}
				let Z_ANCHOR = /[^\\]\\Z/;
				function regex(str) {
					if (Z_ANCHOR.test(str)) return !1;
					try {
						new RegExp(str);
						return !0;
					} catch {
						return !1;
					}
				}
			}));
			var require_limit = (0, $start_runtime.__commonJSMin)(((exports) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.formatLimitDefinition = void 0;
				let ajv_1 = (0, $ajv_ajv.require_ajv)();
				let codegen_1 = (0, $ajv_code.require_codegen)();
				let ops = codegen_1.operators;
				let KWDs = {
					formatMaximum: {
						okStr: "<=",
						ok: ops.LTE,
						fail: ops.GT
					},
					formatMinimum: {
						okStr: ">=",
						ok: ops.GTE,
						fail: ops.LT
					},
					formatExclusiveMaximum: {
						okStr: "<",
						ok: ops.LT,
						fail: ops.GTE
					},
					formatExclusiveMinimum: {
						okStr: ">",
						ok: ops.GT,
						fail: ops.LTE
					}
				};
				exports.formatLimitDefinition = {
					keyword: Object.keys(KWDs),
					type: "string",
					schemaType: "string",
					$data: !0,
					error: {
						message: ({ keyword, schemaCode }) => (0, codegen_1.str)`should be ${KWDs[keyword].okStr} ${schemaCode}`,
						params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
					},
					code(cxt) {
						let { gen, data, schemaCode, keyword, it } = cxt;
						let { opts, self } = it;
						if (!opts.validateFormats) return;
						let fCxt = new ajv_1.KeywordCxt(it, self.RULES.all.format.definition, "format");
						fCxt.$data ? validate$DataFormat() : validateFormat();
						function validate$DataFormat() {
							let fmts = gen.scopeValue("formats", {
								ref: self.formats,
								code: opts.code.formats
							});
							let fmt = gen.const("fmt", (0, codegen_1._)`${fmts}[${fCxt.schemaCode}]`);
							cxt.fail$data((0, codegen_1.or)((0, codegen_1._)`typeof ${fmt} != "object"`, (0, codegen_1._)`${fmt} instanceof RegExp`, (0, codegen_1._)`typeof ${fmt}.compare != "function"`, compareCode(fmt)));
						}
						function validateFormat() {
							let format = fCxt.schema;
							let fmtDef = self.formats[format];
							if (!fmtDef || fmtDef === !0) return;
							if (typeof fmtDef != "object" || fmtDef instanceof RegExp || typeof fmtDef.compare != "function") throw Error(`"${keyword}": format "${format}" does not define "compare" function`);
							let fmt = gen.scopeValue("formats", {
								key: format,
								ref: fmtDef,
								code: opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(format)}` : void 0
							});
							cxt.fail$data(compareCode(fmt));
						}
						function compareCode(fmt) {
							return (0, codegen_1._)`${fmt}.compare(${data}, ${schemaCode}) ${KWDs[keyword].fail} 0`;
						}
					},
					dependencies: ["format"]
				};
				let formatLimitPlugin = (ajv) => {
					ajv.addKeyword(exports.formatLimitDefinition);
					return ajv;
				};
				exports.default = formatLimitPlugin;
			}));
			var require_dist = (0, $start_runtime.__commonJSMin)(((exports, module) => {
				Object.defineProperty(exports, "__esModule", { value: !0 });
				let formats_1 = require_formats();
				let limit_1 = require_limit();
				let codegen_1 = (0, $ajv_code.require_codegen)();
				let fullName = new codegen_1.Name("fullFormats");
				let fastName = new codegen_1.Name("fastFormats");
				let formatsPlugin = (ajv, opts = { keywords: !0 }) => {
					if (Array.isArray(opts)) {
						addFormats(ajv, opts, formats_1.fullFormats, fullName);
						return ajv;
					}
					let [formats, exportName] = opts.mode === "fast" ? [formats_1.fastFormats, fastName] : [formats_1.fullFormats, fullName];
					addFormats(ajv, opts.formats || formats_1.formatNames, formats, exportName);
					opts.keywords && (0, limit_1.default)(ajv);
					return ajv;
				};
				formatsPlugin.get = (name, mode = "full") => {
					let f = (mode === "fast" ? formats_1.fastFormats : formats_1.fullFormats)[name];
					if (!f) throw Error(`Unknown format "${name}"`);
					return f;
				};
				function addFormats(ajv, list, fs, exportName) {
					var _b;
					(_b = ajv.opts.code).formats ?? (_b.formats = (0, codegen_1._)`require("ajv-formats/dist/formats").${exportName}`);
					for (let f of list) ajv.addFormat(f, fs[f]);
				}
				module.exports = exports = formatsPlugin;
				Object.defineProperty(exports, "__esModule", { value: !0 });
				exports.default = formatsPlugin;
			}));
			var import_ajv = (0, $start_runtime.__toESM)((0, $ajv_ajv.require_ajv)(), 1);
			var import_dist = (0, $start_runtime.__toESM)(require_dist(), 1);
			function createDefaultAjvInstance() {
				let ajv = new import_ajv.default({
					strict: !1,
					validateFormats: !0,
					validateSchema: !1,
					allErrors: !0
				});
				(0, import_dist.default)(ajv);
				return ajv;
			}
			var AjvJsonSchemaValidator = class {
				constructor(ajv) {
					this._ajv = ajv ?? createDefaultAjvInstance();
				}
				getValidator(schema) {
					let ajvValidator = "$id" in schema && typeof schema.$id == "string" ? this._ajv.getSchema(schema.$id) ?? this._ajv.compile(schema) : this._ajv.compile(schema);
					return (input) => {
						if (ajvValidator(input)) return {
							valid: !0,
							data: input,
							errorMessage: void 0
						};
						else return {
							valid: !1,
							data: void 0,
							errorMessage: this._ajv.errorsText(ajvValidator.errors)
						};
					};
				}
			};
			var ExperimentalServerTasks = class {
				constructor(_server) {
					this._server = _server;
				}
				requestStream(request, resultSchema, options) {
					return this._server.requestStream(request, resultSchema, options);
				}
				createMessageStream(params, options) {
					let clientCapabilities = this._server.getClientCapabilities();
					if ((params.tools || params.toolChoice) && !clientCapabilities?.sampling?.tools) throw Error("Client does not support sampling tools capability.");
					if (params.messages.length > 0) {
						let lastMessage = params.messages[params.messages.length - 1];
						let lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
						let hasToolResults = lastContent.some((c) => c.type === "tool_result");
						let previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0;
						let previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [];
						let hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
						if (hasToolResults) {
							if (lastContent.some((c) => c.type !== "tool_result")) throw Error("The last message must contain only tool_result content if any is present");
							if (!hasPreviousToolUse) throw Error("tool_result blocks are not matching any tool_use from the previous message");
						}
						if (hasPreviousToolUse) {
							let toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id));
							let toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
							if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) throw Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
						}
					}
					return this.requestStream({
						method: "sampling/createMessage",
						params
					}, $types.CreateMessageResultSchema, options);
				}
				elicitInputStream(params, options) {
					let clientCapabilities = this._server.getClientCapabilities();
					let mode = params.mode ?? "form";
					switch (mode) {
						case "url":
							if (!clientCapabilities?.elicitation?.url) throw Error("Client does not support url elicitation.");
							break;
						case "form": if (!clientCapabilities?.elicitation?.form) throw Error("Client does not support form elicitation.");
					}
					let normalizedParams = mode === "form" && params.mode === void 0 ? {
						...params,
						mode: "form"
					} : params;
					return this.requestStream({
						method: "elicitation/create",
						params: normalizedParams
					}, $types.ElicitResultSchema, options);
				}
				async getTask(taskId, options) {
					return this._server.getTask({ taskId }, options);
				}
				async getTaskResult(taskId, resultSchema, options) {
					return this._server.getTaskResult({ taskId }, resultSchema, options);
				}
				async listTasks(cursor, options) {
					return this._server.listTasks(cursor ? { cursor } : void 0, options);
				}
				async cancelTask(taskId, options) {
					return this._server.cancelTask({ taskId }, options);
				}
			};
			function assertToolsCallTaskCapability(requests, method, entityName) {
				if (!requests) throw Error(`${entityName} does not support task creation (required for ${method})`);
				if (method === "tools/call" && !requests.tools?.call) throw Error(`${entityName} does not support task creation for tools/call (required for ${method})`);
			}
			function assertClientRequestTaskCapability(requests, method, entityName) {
				if (!requests) throw Error(`${entityName} does not support task creation (required for ${method})`);
				switch (method) {
					case "sampling/createMessage":
						if (!requests.sampling?.createMessage) throw Error(`${entityName} does not support task creation for sampling/createMessage (required for ${method})`);
						break;
					case "elicitation/create": if (!requests.elicitation?.create) throw Error(`${entityName} does not support task creation for elicitation/create (required for ${method})`);
				}
			}
			var Server = class extends Protocol {
				constructor(_serverInfo, options) {
					super(options);
					this._serverInfo = _serverInfo;
					this._loggingLevels = new Map();
					this.LOG_LEVEL_SEVERITY = new Map($types.LoggingLevelSchema.options.map((level, index) => [level, index]));
					this.isMessageIgnored = (level, sessionId) => {
						let currentLevel = this._loggingLevels.get(sessionId);
						return currentLevel ? this.LOG_LEVEL_SEVERITY.get(level) < this.LOG_LEVEL_SEVERITY.get(currentLevel) : !1;
					};
					this._capabilities = options?.capabilities ?? {};
					this._instructions = options?.instructions;
					this._jsonSchemaValidator = options?.jsonSchemaValidator ?? new AjvJsonSchemaValidator();
					this.setRequestHandler($types.InitializeRequestSchema, (request) => this._oninitialize(request));
					this.setNotificationHandler($types.InitializedNotificationSchema, () => this.oninitialized?.());
					this._capabilities.logging && this.setRequestHandler($types.SetLevelRequestSchema, async (request, extra) => {
						let transportSessionId = extra.sessionId || extra.requestInfo?.headers["mcp-session-id"] || void 0;
						let { level } = request.params;
						let parseResult = $types.LoggingLevelSchema.safeParse(level);
						parseResult.success && this._loggingLevels.set(transportSessionId, parseResult.data);
						return {};
					});
				}
				get experimental() {
					this._experimental ||= { tasks: new ExperimentalServerTasks(this) };
					return this._experimental;
				}
				registerCapabilities(capabilities) {
					if (this.transport) throw Error("Cannot register capabilities after connecting to transport");
					this._capabilities = mergeCapabilities(this._capabilities, capabilities);
				}
				setRequestHandler(requestSchema, handler) {
					let methodSchema = getObjectShape(requestSchema)?.method;
					if (!methodSchema) throw Error("Schema is missing a method literal");
					let methodValue = getLiteralValue(methodSchema);
					if (typeof methodValue != "string") throw Error("Schema method literal must be a string");
					if (methodValue === "tools/call") {
						let wrappedHandler = async (request, extra) => {
							let validatedRequest = safeParse($types.CallToolRequestSchema, request);
							if (!validatedRequest.success) {
								let errorMessage = validatedRequest.error instanceof Error ? validatedRequest.error.message : String(validatedRequest.error);
								throw new $types.McpError($types.ErrorCode.InvalidParams, `Invalid tools/call request: ${errorMessage}`);
							}
							let { params } = validatedRequest.data;
							let result = await Promise.resolve(handler(request, extra));
							if (params.task) {
								let taskValidationResult = safeParse($types.CreateTaskResultSchema, result);
								if (!taskValidationResult.success) {
									let errorMessage = taskValidationResult.error instanceof Error ? taskValidationResult.error.message : String(taskValidationResult.error);
									throw new $types.McpError($types.ErrorCode.InvalidParams, `Invalid task creation result: ${errorMessage}`);
								}
								return taskValidationResult.data;
							}
							let validationResult = safeParse($types.CallToolResultSchema, result);
							if (!validationResult.success) {
								let errorMessage = validationResult.error instanceof Error ? validationResult.error.message : String(validationResult.error);
								throw new $types.McpError($types.ErrorCode.InvalidParams, `Invalid tools/call result: ${errorMessage}`);
							}
							return validationResult.data;
						};
						return super.setRequestHandler(requestSchema, wrappedHandler);
					}
					return super.setRequestHandler(requestSchema, handler);
				}
				assertCapabilityForMethod(method) {
					switch (method) {
						case "sampling/createMessage":
							if (!this._clientCapabilities?.sampling) throw Error(`Client does not support sampling (required for ${method})`);
							break;
						case "elicitation/create":
							if (!this._clientCapabilities?.elicitation) throw Error(`Client does not support elicitation (required for ${method})`);
							break;
						case "roots/list": if (!this._clientCapabilities?.roots) throw Error(`Client does not support listing roots (required for ${method})`);
					}
				}
				assertNotificationCapability(method) {
					switch (method) {
						case "notifications/message":
							if (!this._capabilities.logging) throw Error(`Server does not support logging (required for ${method})`);
							break;
						case "notifications/resources/updated":
						case "notifications/resources/list_changed":
							if (!this._capabilities.resources) throw Error(`Server does not support notifying about resources (required for ${method})`);
							break;
						case "notifications/tools/list_changed":
							if (!this._capabilities.tools) throw Error(`Server does not support notifying of tool list changes (required for ${method})`);
							break;
						case "notifications/prompts/list_changed":
							if (!this._capabilities.prompts) throw Error(`Server does not support notifying of prompt list changes (required for ${method})`);
							break;
						case "notifications/elicitation/complete": if (!this._clientCapabilities?.elicitation?.url) throw Error(`Client does not support URL elicitation (required for ${method})`);
					}
				}
				assertRequestHandlerCapability(method) {
					if (!this._capabilities) return;
					switch (method) {
						case "completion/complete":
							if (!this._capabilities.completions) throw Error(`Server does not support completions (required for ${method})`);
							break;
						case "logging/setLevel":
							if (!this._capabilities.logging) throw Error(`Server does not support logging (required for ${method})`);
							break;
						case "prompts/get":
						case "prompts/list":
							if (!this._capabilities.prompts) throw Error(`Server does not support prompts (required for ${method})`);
							break;
						case "resources/list":
						case "resources/templates/list":
						case "resources/read":
							if (!this._capabilities.resources) throw Error(`Server does not support resources (required for ${method})`);
							break;
						case "tools/call":
						case "tools/list":
							if (!this._capabilities.tools) throw Error(`Server does not support tools (required for ${method})`);
							break;
						case "tasks/get":
						case "tasks/list":
						case "tasks/result":
						case "tasks/cancel": if (!this._capabilities.tasks) throw Error(`Server does not support tasks capability (required for ${method})`);
					}
				}
				assertTaskCapability(method) {
					assertClientRequestTaskCapability(this._clientCapabilities?.tasks?.requests, method, "Client");
				}
				assertTaskHandlerCapability(method) {
					if (!this._capabilities) return;
					assertToolsCallTaskCapability(this._capabilities.tasks?.requests, method, "Server");
				}
				async _oninitialize(request) {
					let requestedVersion = request.params.protocolVersion;
					this._clientCapabilities = request.params.capabilities;
					this._clientVersion = request.params.clientInfo;
					return {
						protocolVersion: $types.SUPPORTED_PROTOCOL_VERSIONS.includes(requestedVersion) ? requestedVersion : $types.LATEST_PROTOCOL_VERSION,
						capabilities: this.getCapabilities(),
						serverInfo: this._serverInfo,
						...this._instructions && { instructions: this._instructions }
					};
				}
				getClientCapabilities() {
					return this._clientCapabilities;
				}
				getClientVersion() {
					return this._clientVersion;
				}
				getCapabilities() {
					return this._capabilities;
				}
				async ping() {
					return this.request({ method: "ping" }, $types.EmptyResultSchema);
				}
				async createMessage(params, options) {
					if ((params.tools || params.toolChoice) && !this._clientCapabilities?.sampling?.tools) throw Error("Client does not support sampling tools capability.");
					if (params.messages.length > 0) {
						let lastMessage = params.messages[params.messages.length - 1];
						let lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content];
						let hasToolResults = lastContent.some((c) => c.type === "tool_result");
						let previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0;
						let previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [];
						let hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
						if (hasToolResults) {
							if (lastContent.some((c) => c.type !== "tool_result")) throw Error("The last message must contain only tool_result content if any is present");
							if (!hasPreviousToolUse) throw Error("tool_result blocks are not matching any tool_use from the previous message");
						}
						if (hasPreviousToolUse) {
							let toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id));
							let toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
							if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) throw Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
						}
					}
					if (params.tools) return this.request({
						method: "sampling/createMessage",
						params
					}, $types.CreateMessageResultWithToolsSchema, options);
					return this.request({
						method: "sampling/createMessage",
						params
					}, $types.CreateMessageResultSchema, options);
				}
				async elicitInput(params, options) {
					switch (params.mode ?? "form") {
						case "url": {
							if (!this._clientCapabilities?.elicitation?.url) throw Error("Client does not support url elicitation.");
							let urlParams = params;
							return this.request({
								method: "elicitation/create",
								params: urlParams
							}, $types.ElicitResultSchema, options);
						}
						case "form": {
							if (!this._clientCapabilities?.elicitation?.form) throw Error("Client does not support form elicitation.");
							let formParams = params.mode === "form" ? params : {
								...params,
								mode: "form"
							};
							let result = await this.request({
								method: "elicitation/create",
								params: formParams
							}, $types.ElicitResultSchema, options);
							if (result.action === "accept" && result.content && formParams.requestedSchema) try {
								let validationResult = this._jsonSchemaValidator.getValidator(formParams.requestedSchema)(result.content);
								if (!validationResult.valid) throw new $types.McpError($types.ErrorCode.InvalidParams, `Elicitation response content does not match requested schema: ${validationResult.errorMessage}`);
							} catch (error) {
								if (error instanceof $types.McpError) throw error;
								throw new $types.McpError($types.ErrorCode.InternalError, `Error validating elicitation response: ${error instanceof Error ? error.message : String(error)}`);
							}
							return result;
						}
					}
				}
				createElicitationCompletionNotifier(elicitationId, options) {
					if (!this._clientCapabilities?.elicitation?.url) throw Error("Client does not support URL elicitation (required for notifications/elicitation/complete)");
					return () => this.notification({
						method: "notifications/elicitation/complete",
						params: { elicitationId }
					}, options);
				}
				async listRoots(params, options) {
					return this.request({
						method: "roots/list",
						params
					}, $types.ListRootsResultSchema, options);
				}
				async sendLoggingMessage(params, sessionId) {
					if (this._capabilities.logging && !this.isMessageIgnored(params.level, sessionId)) return this.notification({
						method: "notifications/message",
						params
					});
				}
				async sendResourceUpdated(params) {
					return this.notification({
						method: "notifications/resources/updated",
						params
					});
				}
				async sendResourceListChanged() {
					return this.notification({ method: "notifications/resources/list_changed" });
				}
				async sendToolListChanged() {
					return this.notification({ method: "notifications/tools/list_changed" });
				}
				async sendPromptListChanged() {
					return this.notification({ method: "notifications/prompts/list_changed" });
				}
			};
		}),
		809: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
			"use strict";
			__nccwpck_require__.r(__webpack_exports__);
			__nccwpck_require__.d(__webpack_exports__, {
				CallToolRequestSchema: () => CallToolRequestSchema,
				CallToolResultSchema: () => CallToolResultSchema,
				CancelTaskRequestSchema: () => CancelTaskRequestSchema,
				CancelTaskResultSchema: () => CancelTaskResultSchema,
				CancelledNotificationSchema: () => CancelledNotificationSchema,
				CreateMessageResultSchema: () => CreateMessageResultSchema,
				CreateMessageResultWithToolsSchema: () => CreateMessageResultWithToolsSchema,
				CreateTaskResultSchema: () => CreateTaskResultSchema,
				ElicitResultSchema: () => ElicitResultSchema,
				EmptyResultSchema: () => EmptyResultSchema,
				ErrorCode: () => ErrorCode,
				GetPromptRequestSchema: () => GetPromptRequestSchema,
				GetTaskPayloadRequestSchema: () => GetTaskPayloadRequestSchema,
				GetTaskRequestSchema: () => GetTaskRequestSchema,
				GetTaskResultSchema: () => GetTaskResultSchema,
				InitializeRequestSchema: () => InitializeRequestSchema,
				InitializedNotificationSchema: () => InitializedNotificationSchema,
				JSONRPCMessageSchema: () => JSONRPCMessageSchema,
				LATEST_PROTOCOL_VERSION: () => LATEST_PROTOCOL_VERSION,
				ListPromptsRequestSchema: () => ListPromptsRequestSchema,
				ListResourceTemplatesRequestSchema: () => ListResourceTemplatesRequestSchema,
				ListResourcesRequestSchema: () => ListResourcesRequestSchema,
				ListRootsResultSchema: () => ListRootsResultSchema,
				ListTasksRequestSchema: () => ListTasksRequestSchema,
				ListTasksResultSchema: () => ListTasksResultSchema,
				ListToolsRequestSchema: () => ListToolsRequestSchema,
				LoggingLevelSchema: () => LoggingLevelSchema,
				McpError: () => McpError,
				PingRequestSchema: () => PingRequestSchema,
				ProgressNotificationSchema: () => ProgressNotificationSchema,
				RELATED_TASK_META_KEY: () => RELATED_TASK_META_KEY,
				ReadResourceRequestSchema: () => ReadResourceRequestSchema,
				RootsListChangedNotificationSchema: () => RootsListChangedNotificationSchema,
				SUPPORTED_PROTOCOL_VERSIONS: () => SUPPORTED_PROTOCOL_VERSIONS,
				SetLevelRequestSchema: () => SetLevelRequestSchema,
				TaskStatusNotificationSchema: () => TaskStatusNotificationSchema,
				isJSONRPCErrorResponse: () => isJSONRPCErrorResponse,
				isJSONRPCNotification: () => isJSONRPCNotification,
				isJSONRPCRequest: () => isJSONRPCRequest,
				isJSONRPCResultResponse: () => isJSONRPCResultResponse,
				isTaskAugmentedRequestParams: () => isTaskAugmentedRequestParams,
				safeParse: () => safeParse$1
			});
			function getEnumValues(entries) {
				let numericValues = Object.values(entries).filter((v) => typeof v == "number");
				return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
			}
			function joinValues(array, separator = "|") {
				return array.map((val) => stringifyPrimitive(val)).join(separator);
			}
			function jsonStringifyReplacer(_, value) {
				if (typeof value == "bigint") return value.toString();
				return value;
			}
			var Cached = class {
				constructor(getter) {
					this._getter = getter;
					this._value = void 0;
				}
				get value() {
					let getter = this._getter;
					if (getter !== void 0) {
						this._value = getter();
						this._getter = void 0;
					}
					return this._value;
				}
			};
			function cached(getter) {
				return new Cached(getter);
			}
			function nullish(input) {
				return input == null;
			}
			function cleanRegex(source) {
				let start = +!!source.startsWith("^");
				let end = source.endsWith("$") ? source.length - 1 : source.length;
				return source.slice(start, end);
			}
			function floatSafeRemainder(val, step) {
				let ratio = val / step;
				let roundedRatio = Math.round(ratio);
				let tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
				if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
				return ratio - roundedRatio;
			}
			function assignProp(target, prop, value) {
				Object.defineProperty(target, prop, {
					value,
					writable: !0,
					enumerable: !0,
					configurable: !0
				});
			}
			function rawShape(def) {
				let desc = Object.getOwnPropertyDescriptor(def, "shape");
				return desc?.get ? desc.get.raw : desc?.value;
			}
			function sourceShape(schema) {
				return rawShape(schema._zod.def) ?? schema._zod.def.shape;
			}
			function deferProp(target, key, getter) {
				Object.defineProperty(target, key, {
					get() {
						let value = getter();
						assignProp(this, key, value);
						return value;
					},
					enumerable: !0,
					configurable: !0
				});
			}
			function putProp(target, key, value) {
				key in target ? assignProp(target, key, value) : target[key] = value;
			}
			function mirrorShape(target, source, keys, wrap) {
				let raw = sourceShape(source);
				for (let key of keys) {
					let desc = Object.getOwnPropertyDescriptor(raw, key);
					if (!desc.enumerable) continue;
					desc.get ? deferProp(target, key, () => {
						let value = source._zod.def.shape[key];
						return wrap ? wrap(value, key) : value;
					}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
				}
			}
			function mirrorProps(target, source) {
				for (let key of Reflect.ownKeys(source)) {
					let desc = Object.getOwnPropertyDescriptor(source, key);
					if (!desc.enumerable) continue;
					desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value);
				}
			}
			function mergeDefs(...defs) {
				let mergedDescriptors = {};
				for (let def of defs) {
					let descriptors = Object.getOwnPropertyDescriptors(def);
					Object.assign(mergedDescriptors, descriptors);
				}
				return Object.defineProperties({}, mergedDescriptors);
			}
			function esc(str) {
				return JSON.stringify(str);
			}
			function slugify(input) {
				return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
			}
			let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
			function isObject(data) {
				return typeof data == "object" && !!data && !Array.isArray(data);
			}
			let allowsEval = cached(() => {
				if (globalConfig.jitless) return !1;
				if (typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
				try {
					Function("");
					return !0;
				} catch {
					return !1;
				}
			});
			function isPlainObject(o) {
				if (isObject(o) === !1) return !1;
				let ctor = o.constructor;
				if (ctor === void 0) return !0;
				if (typeof ctor != "function") return !0;
				let prot = ctor.prototype;
				if (isObject(prot) === !1) return !1;
				if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === !1) return !1;
				return !0;
			}
			function shallowClone(o) {
				if (isPlainObject(o)) return { ...o };
				if (Array.isArray(o)) return [...o];
				if (o instanceof Map) return new Map(o);
				if (o instanceof Set) return new Set(o);
				return o;
			}
			let propertyKeyTypes = new Set([
				"string",
				"number",
				"symbol"
			]);
			function escapeRegex(str) {
				return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
			}
			function clone(inst, def, params) {
				let cl = new inst._zod.constr(def ?? inst._zod.def);
				(!def || params?.parent) && (cl._zod.parent = inst);
				return cl;
			}
			function normalizeParams(_params) {
				let params = _params;
				if (!params) return {};
				if (typeof params == "string") return { error: () => params };
				if (params?.message !== void 0) {
					if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
					params.error = params.message;
				}
				delete params.message;
				if (typeof params.error == "string") return {
					...params,
					error: () => params.error
				};
				return params;
			}
			function stringifyPrimitive(value) {
				if (typeof value == "bigint") return value.toString() + "n";
				if (typeof value == "string") return `"${value}"`;
				return `${value}`;
			}
			function optionalKeys(shape) {
				return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
			}
			let NUMBER_FORMAT_RANGES = {
				safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
				int32: [-2147483648, 2147483647],
				uint32: [0, 4294967295],
				float32: [-34028234663852886e22, 34028234663852886e22],
				float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
			};
			let BIGINT_FORMAT_RANGES = {
				int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
				uint64: [BigInt(0), BigInt("18446744073709551615")]
			};
			function pick(schema, mask) {
				let currDef = schema._zod.def;
				let checks = currDef.checks;
				if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
				let newShape = {};
				mirrorShape(newShape, schema, maskedKeys(schema, mask));
				return clone(schema, mergeDefs(currDef, {
					shape: newShape,
					checks: []
				}));
			}
			function maskedKeys(schema, mask) {
				let raw = sourceShape(schema);
				let keys = [];
				for (let key of Reflect.ownKeys(mask)) {
					if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
					mask[key] && keys.push(key);
				}
				return keys;
			}
			function omit(schema, mask) {
				let currDef = schema._zod.def;
				let checks = currDef.checks;
				if (checks && checks.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
				let omitted = new Set(maskedKeys(schema, mask));
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
				return clone(schema, mergeDefs(currDef, {
					shape: newShape,
					checks: []
				}));
			}
			function extend(schema, shape) {
				if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
				let checks = schema._zod.def.checks;
				if (checks && checks.length > 0) {
					let existingShape = sourceShape(schema);
					for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
				}
				return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
			}
			function extended(schema, shape) {
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
				mirrorProps(newShape, shape);
				return newShape;
			}
			function safeExtend(schema, shape) {
				if (!isPlainObject(shape)) throw Error("Invalid input to safeExtend: expected a plain object");
				return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
			}
			function merge(a, b) {
				if (!b?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
				if (a._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
				let newShape = {};
				mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
				mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
				return clone(a, mergeDefs(a._zod.def, {
					shape: newShape,
					get catchall() {
						return b._zod.def.catchall;
					},
					checks: b._zod.def.checks ?? []
				}));
			}
			function partial(Class, schema, mask, name = "partial") {
				let checks = schema._zod.def.checks;
				if (checks && checks.length > 0) throw Error(`.${name}() cannot be used on object schemas containing refinements`);
				let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
					type: "optional",
					innerType: value
				})));
				return clone(schema, mergeDefs(schema._zod.def, {
					shape: newShape,
					checks: []
				}));
			}
			function required(Class, schema, mask) {
				let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
					type: "nonoptional",
					innerType: value
				}));
				return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
			}
			function aborted(x, startIndex = 0) {
				if (x.aborted === !0) return !0;
				for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
				return !1;
			}
			function explicitlyAborted(x, startIndex = 0) {
				if (x.aborted === !0) return !0;
				for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
				return !1;
			}
			function prefixIssues(path, issues) {
				return issues.map((iss) => {
					var _a;
					(_a = iss).path ?? (_a.path = []);
					iss.path.unshift(path);
					return iss;
				});
			}
			function unwrapMessage(message) {
				return typeof message == "string" ? message : message?.message;
			}
			function sizeCaps(defChecks) {
				let caps = [];
				for (let ch of defChecks ?? []) {
					let d = ch._zod.def;
					if (!/_(length|size)$|_equals$/.test(d.check)) break;
					let max = d.maximum ?? d.length ?? d.size;
					max >= 0 && caps.push([max, ch]);
				}
				return caps;
			}
			function attachSchema(issues, start, inst) {
				var _a;
				for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
			}
			function finalizeIssue(iss, ctx, config) {
				var _a;
				let traits = iss.inst?._zod?.traits;
				traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
				let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error;
				let message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
				let full = {};
				for (let k of Object.keys(iss)) {
					if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
					full[k] = iss[k];
				}
				full.path ??= [];
				full.message = message;
				ctx?.reportInput && (full.input = iss.input);
				return full;
			}
			let highSurrogate = /[\uD800-\uDBFF]/;
			function codePointLength(str) {
				let units = str.length;
				if (!highSurrogate.test(str)) return units;
				let count = units;
				for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320) {
					count--;
					i++;
				}
				return count;
			}
			function getLengthableOrigin(input) {
				if (Array.isArray(input)) return "array";
				if (typeof input == "string") return "string";
				return "unknown";
			}
			function parsedType(data) {
				let t = typeof data;
				switch (t) {
					case "number": return Number.isNaN(data) ? "nan" : "number";
					case "object": {
						if (data === null) return "null";
						if (Array.isArray(data)) return "array";
						let obj = data;
						if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
					}
				}
				return t;
			}
			function issue(...args) {
				let [iss, input, inst] = args;
				if (typeof iss == "string") return {
					message: iss,
					code: "custom",
					input,
					inst
				};
				return { ...iss };
			}
			function members(proto, table) {
				for (let key in table) {
					let desc = Object.getOwnPropertyDescriptor(table, key);
					desc.get ? Object.defineProperty(proto, key, {
						...desc,
						enumerable: !1
					}) : defineBound(proto, key, desc.value);
				}
			}
			function own(inst, key, value, enumerable = !0) {
				Object.defineProperty(inst, key, {
					configurable: !0,
					writable: !0,
					enumerable,
					value
				});
				return value;
			}
			function hide(inst, key, value) {
				return own(inst, key, value, !1);
			}
			function derived(computes, table) {
				for (let key in computes) {
					let compute = computes[key];
					Object.defineProperty(table, key, {
						configurable: !0,
						enumerable: !0,
						get() {
							return own(this, key, compute(this));
						},
						set(value) {
							own(this, key, value);
						}
					});
				}
				return table;
			}
			function defineBound(proto, key, fn) {
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						return this == null ? fn : own(this, key, fn.bind(this));
					},
					set(value) {
						own(this, key, value);
					}
				});
			}
			function claim(inst, sentinel) {
				let proto = Object.getPrototypeOf(inst);
				return sentinel in proto ? void 0 : proto;
			}
			let installing;
			let broke = !1;
			let breaker = {
				configurable: !0,
				get() {
					broke = !0;
				}
			};
			function defineLazyInternal(inst, key, compute) {
				let proto = Object.getPrototypeOf(inst._zod);
				if (key in proto && installing !== inst._zod) {
					installing = void 0;
					return;
				}
				installing = inst._zod;
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						Object.defineProperty(this, key, breaker);
						let outer = broke;
						broke = !1;
						try {
							let value = compute(this);
							broke ? delete this[key] : Object.defineProperty(this, key, {
								configurable: !0,
								writable: !0,
								value
							});
							broke ||= outer;
							return value;
						} catch (err) {
							delete this[key];
							broke ||= outer;
							throw err;
						}
					},
					set(value) {
						Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							value
						});
					}
				});
			}
			function installLazyProp(inst, key, make, enumerable) {
				let proto = claim(inst, key);
				if (!proto) return;
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						let desc = {
							configurable: !0,
							writable: !0,
							enumerable,
							value: void 0
						};
						Object.defineProperty(this, key, desc);
						desc.value = make(this);
						Object.defineProperty(this, key, desc);
						return desc.value;
					},
					set(value) {
						Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							enumerable,
							value
						});
					}
				});
			}
			function constantCatch(value) {
				let fn = () => value;
				fn["~constantCatch"] = !0;
				return fn;
			}
			var _a$1;
			let _zodDesc = {
				value: void 0,
				enumerable: !1
			};
			let _E = "captureStackTrace" in Error ? Error : null;
			function newError(Definition) {
				let E = _E;
				if (E) {
					let saved = E.stackTraceLimit;
					if (typeof saved == "number") {
						try {
							E.stackTraceLimit = 0;
						} catch {
							_E = null;
							return new Definition();
						}
						try {
							return new Definition();
						} finally {
							E.stackTraceLimit = saved;
						}
					}
				}
				return new Definition();
			}
			function $constructor(name, initializer, proto, params) {
				let zodProto = {};
				function Internals(def) {
					this.def = def;
					this.constr = _;
					this.traits = new Set();
				}
				Internals.prototype = zodProto;
				let protoMembers = proto;
				let initialized = protoMembers && new WeakSet();
				function init(inst, def) {
					if (!inst._zod) {
						_zodDesc.value = new Internals(def);
						try {
							Object.defineProperty(inst, "_zod", _zodDesc);
						} finally {
							_zodDesc.value = void 0;
						}
					} else if (inst._zod.traits.has(name)) return;
					inst._zod.traits.add(name);
					initializer(inst, def);
					if (initialized) {
						let own = Object.getPrototypeOf(inst);
						let ctorProto = inst._zod.constr.prototype;
						let up = own;
						for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
						let target = up ?? own;
						if (!initialized.has(target)) {
							initialized.add(target);
							members(target, protoMembers);
						}
					}
					let proto = _.prototype;
					for (let k in proto) {
						if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
						k in inst || (inst[k] = proto[k].bind(inst));
					}
				}
				let Parent = params?.Parent ?? Object;
				class Definition extends Parent {}
				Object.defineProperty(Definition, "name", { value: name });
				function _(def) {
					let inst = params?.Parent ? newError(Definition) : this;
					init(inst, def);
					let deferred = inst._zod.deferred;
					if (deferred) {
						for (let fn of deferred) fn();
						inst._zod.deferred = void 0;
					}
					let pp = globalThis.__zod_globalConfig?.postProcessor;
					pp && pp(inst);
					return inst;
				}
				Object.defineProperty(_, "init", { value: init });
				Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
					if (params?.Parent && inst instanceof params.Parent) return !0;
					return inst?._zod?.traits?.has(name);
				} });
				Object.defineProperty(_, "name", { value: name });
				return _;
			}
			var $ZodAsyncError = class extends Error {
				constructor() {
					super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
				}
			};
			var $ZodEncodeError = class extends Error {
				constructor(name) {
					super(`Encountered unidirectional transform during encode: ${name}`);
					this.name = "ZodEncodeError";
				}
			};
			(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
			let globalConfig = globalThis.__zod_globalConfig;
			function config(newConfig) {
				newConfig && Object.assign(globalConfig, newConfig);
				return globalConfig;
			}
			function _getMessage() {
				let internals = this._zod;
				internals.message ??= JSON.stringify(internals.def, jsonStringifyReplacer, 2);
				return internals.message;
			}
			function _setMessage(value) {
				this._zod.message = value;
			}
			let _messageDesc = {
				get: _getMessage,
				set: _setMessage,
				enumerable: !0,
				configurable: !0
			};
			let _issuesDesc = {
				value: void 0,
				enumerable: !1
			};
			let _installedToString = new WeakSet([Object.prototype, Error.prototype]);
			let initializer$1 = (inst, def) => {
				inst.name = "$ZodError";
				_issuesDesc.value = def;
				Object.defineProperty(inst, "issues", _issuesDesc);
				_issuesDesc.value = void 0;
				Object.defineProperty(inst, "message", _messageDesc);
				let proto = Object.getPrototypeOf(inst);
				if (!_installedToString.has(proto)) {
					_installedToString.add(proto);
					Object.defineProperty(proto, "toString", {
						configurable: !0,
						enumerable: !1,
						get() {
							let value = () => this.message;
							Object.defineProperty(this, "toString", {
								value,
								configurable: !0,
								writable: !0
							});
							return value;
						},
						set(value) {
							Object.defineProperty(this, "toString", {
								value,
								configurable: !0,
								writable: !0
							});
						}
					});
				}
			};
			let $ZodError = $constructor("$ZodError", initializer$1);
			let $ZodRealError = $constructor("$ZodError", initializer$1, void 0, { Parent: Error });
			function node(obj, key, make) {
				Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, {
					value: make(),
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : obj[key] = make());
				return obj[key];
			}
			function flattenError(error, mapper = (issue) => issue.message) {
				let fieldErrors = {};
				let formErrors = [];
				for (let sub of error.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
				return {
					formErrors,
					fieldErrors
				};
			}
			function formatError(error, mapper = (issue) => issue.message) {
				let fieldErrors = { _errors: [] };
				let processError = (error, path = []) => {
					for (let issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
					else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
					else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
					else {
						let fullpath = [...path, ...issue.path];
						if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
						else {
							let curr = fieldErrors;
							let i = 0;
							for (; i < fullpath.length;) {
								let el = fullpath[i];
								let terminal = i === fullpath.length - 1;
								if (el === "_errors") {
									terminal && curr._errors.push(mapper(issue));
									i++;
									continue;
								}
								Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, {
									value: { _errors: [] },
									enumerable: !0,
									writable: !0,
									configurable: !0
								});
								let node = curr[el];
								terminal && node._errors.push(mapper(issue));
								curr = node;
								i++;
							}
						}
					}
				};
				processError(error);
				return fieldErrors;
			}
			function finalizeParams(callee, params) {
				return {
					callee: params?.callee ?? callee,
					Err: params?.Err
				};
			}
			let _parse = (_Err) => {
				let fn = (schema, value, _ctx, _params) => {
					let ctx = _ctx ? {
						..._ctx,
						async: !1
					} : { async: !1 };
					let result = schema._zod.run({
						value,
						issues: []
					}, ctx);
					if (result instanceof Promise) throw new $ZodAsyncError();
					if (result.issues.length) {
						let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
						captureStackTrace(e, _params?.callee ?? fn);
						throw e;
					}
					return result.value;
				};
				return fn;
			};
			let _parseAsync = (_Err) => {
				let fn = async (schema, value, _ctx, params) => {
					let ctx = _ctx ? {
						..._ctx,
						async: !0
					} : { async: !0 };
					let result = schema._zod.run({
						value,
						issues: []
					}, ctx);
					result instanceof Promise && (result = await result);
					if (result.issues.length) {
						let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
						captureStackTrace(e, params?.callee ?? fn);
						throw e;
					}
					return result.value;
				};
				return fn;
			};
			let _safeParse = (_Err) => (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !1
				} : { async: !1 };
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new $ZodAsyncError();
				return result.issues.length ? failure(_Err, result.issues, ctx) : {
					success: !0,
					data: result.value
				};
			};
			let safeParse$1 = _safeParse($ZodRealError);
			function failure(Err, issues, ctx) {
				let error;
				return {
					success: !1,
					get error() {
						if (!error) {
							error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
							issues = void 0;
							ctx = void 0;
						}
						return error;
					},
					set error(e) {
						error = e;
						issues = void 0;
						ctx = void 0;
					}
				};
			}
			let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0
				} : { async: !0 };
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				result instanceof Promise && (result = await result);
				return result.issues.length ? failure(_Err, result.issues, ctx) : {
					success: !0,
					data: result.value
				};
			};
			let COMPILE_INVALID = Symbol.for("zod.compile.invalid");
			let COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
			let validate = ((schema, value, _ctx) => {
				let validator = schema._zod.bag.validator;
				if (validator !== void 0) {
					if (validator(value) !== COMPILE_INVALID) return !0;
					if (validator.definite === !0 && _ctx === void 0) return !1;
				}
				return validateFallback(schema, value, _ctx);
			});
			function validateFallback(schema, value, _ctx) {
				let ctx = _ctx ? {
					..._ctx,
					async: !1,
					abortEarly: !0
				} : {
					async: !1,
					abortEarly: !0
				};
				let fallbackRun = schema._zod.bag.fallbackRun;
				let result;
				if (fallbackRun) {
					ctx[COMPILE_FALLBACK] = !0;
					result = fallbackRun({
						value,
						issues: []
					}, ctx);
				} else result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new $ZodAsyncError();
				return result.issues.length === 0;
			}
			let validateAsync$1 = async (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0,
					abortEarly: !0
				} : {
					async: !0,
					abortEarly: !0
				};
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				result instanceof Promise && (result = await result);
				return result.issues.length === 0;
			};
			let _encode = (_Err) => {
				let parse = _parse(_Err);
				let fn = (schema, value, _ctx, _params) => {
					let ctx = _ctx ? {
						..._ctx,
						direction: "backward"
					} : { direction: "backward" };
					return parse(schema, value, ctx, finalizeParams(fn, _params));
				};
				return fn;
			};
			let _decode = (_Err) => {
				let parse = _parse(_Err);
				let fn = (schema, value, _ctx, _params) => parse(schema, value, _ctx, finalizeParams(fn, _params));
				return fn;
			};
			let _encodeAsync = (_Err) => {
				let parseAsync = _parseAsync(_Err);
				let fn = async (schema, value, _ctx, _params) => {
					let ctx = _ctx ? {
						..._ctx,
						direction: "backward"
					} : { direction: "backward" };
					return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
				};
				return fn;
			};
			let _decodeAsync = (_Err) => {
				let parseAsync = _parseAsync(_Err);
				let fn = async (schema, value, _ctx, _params) => await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
				return fn;
			};
			let _safeEncode = (_Err) => (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return _safeParse(_Err)(schema, value, ctx);
			};
			let _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(_Err)(schema, value, _ctx);
			let _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return _safeParseAsync(_Err)(schema, value, ctx);
			};
			let _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx);
			let cuid = /^[cC][0-9a-z]{6,}$/;
			let cuid2 = /^[0-9a-z]+$/;
			let ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
			let xid = /^[0-9a-vA-V]{20}$/;
			let ksuid = /^[A-Za-z0-9]{27}$/;
			let nanoid = /^[a-zA-Z0-9_-]{21}$/;
			function nanoidOfLength(length) {
				return RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
			}
			let duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
			let guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
			let uuid = (version) => {
				if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
				return RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
			};
			let email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
			function emoji() {
				return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
			}
			let ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
			let ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
			let cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
			let cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
			let base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
			let base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
			let httpProtocol = /^https?$/;
			let e164 = /^\+[1-9]\d{6,14}$/;
			let dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
			function anchor(source) {
				return RegExp(`^${source}$`);
			}
			let date = anchor(dateSource);
			function timeSource(args) {
				let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
				return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
			}
			function time(args) {
				return RegExp(`^${timeSource(args)}$`);
			}
			function datetime$1(args) {
				let opts = ["Z"];
				args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
				let qualified = `${timeSource({
					precision: args.precision,
					seconds: !0
				})}(?:${opts.join("|")})`;
				let timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
				return RegExp(`^${dateSource}T(?:${timeRegex})$`);
			}
			let anyString = /^[\s\S]{0,}$/;
			let integer = /^-?\d+$/;
			let number$1 = /^-?\d+(?:\.\d+)?$/;
			let boolean$1 = /^(?:true|false)$/i;
			let _null$2 = /^null$/i;
			let lowercase = /^[^A-Z]*$/;
			let uppercase = /^[^a-z]*$/;
			let $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
				var _a;
				inst._zod ??= {};
				inst._zod.def = def;
				(_a = inst._zod).onattach ?? (_a.onattach = []);
			});
			let _whenHasLength = (payload) => {
				let val = payload.value;
				return !nullish(val) && val.length !== void 0;
			};
			let numericOriginMap = {
				number: "number",
				bigint: "bigint",
				object: "date"
			};
			let $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
				$ZodCheck.init(inst, def);
				let origin = numericOriginMap[typeof def.value];
				inst._zod.check = (payload) => {
					if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
					payload.issues.push({
						origin: numericOriginMap[typeof payload.value] ?? origin,
						code: "too_big",
						maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
						input: payload.value,
						inclusive: def.inclusive,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
				$ZodCheck.init(inst, def);
				let origin = numericOriginMap[typeof def.value];
				inst._zod.check = (payload) => {
					if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
					payload.issues.push({
						origin: numericOriginMap[typeof payload.value] ?? origin,
						code: "too_small",
						minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
						input: payload.value,
						inclusive: def.inclusive,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
				$ZodCheck.init(inst, def);
				inst._zod.check = (payload) => {
					if (typeof payload.value != typeof def.value) throw Error("Cannot mix number and bigint in multiple_of check.");
					if (typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
					payload.issues.push({
						origin: typeof payload.value,
						code: "not_multiple_of",
						divisor: def.value,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
				$ZodCheck.init(inst, def);
				def.format = def.format || "float64";
				let isInt = def.format?.includes("int");
				let origin = isInt ? "int" : "number";
				let [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
				inst._zod.check = (payload) => {
					let input = payload.value;
					if (isInt) {
						if (!Number.isInteger(input)) {
							payload.issues.push({
								expected: origin,
								format: def.format,
								code: "invalid_type",
								continue: !1,
								input,
								inst
							});
							return;
						}
						if (!Number.isSafeInteger(input)) {
							input > 0 ? payload.issues.push({
								input,
								code: "too_big",
								maximum: 2 ** 53 - 1,
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: !0,
								continue: !def.abort
							}) : payload.issues.push({
								input,
								code: "too_small",
								minimum: -(2 ** 53 - 1),
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: !0,
								continue: !def.abort
							});
							return;
						}
					}
					input < minimum && payload.issues.push({
						origin: "number",
						input,
						code: "too_small",
						minimum,
						inclusive: !0,
						inst,
						continue: !def.abort
					});
					input > maximum && payload.issues.push({
						origin: "number",
						input,
						code: "too_big",
						maximum,
						inclusive: !0,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					if ((typeof input == "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
					let origin = getLengthableOrigin(input);
					payload.issues.push({
						origin,
						code: "too_big",
						maximum: def.maximum,
						inclusive: !0,
						input,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
					let origin = getLengthableOrigin(input);
					payload.issues.push({
						origin,
						code: "too_small",
						minimum: def.minimum,
						inclusive: !0,
						input,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					let length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
					if (length === def.length) return;
					let origin = getLengthableOrigin(input);
					let tooBig = length > def.length;
					payload.issues.push({
						origin,
						...tooBig ? {
							code: "too_big",
							maximum: def.length
						} : {
							code: "too_small",
							minimum: def.length
						},
						inclusive: !0,
						exact: !0,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
				var _a, _b;
				$ZodCheck.init(inst, def);
				def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
					def.pattern.lastIndex = 0;
					if (def.pattern.test(payload.value)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: def.format,
						input: payload.value,
						...def.pattern ? { pattern: def.pattern.toString() } : {},
						inst,
						continue: !def.abort
					});
				}) : (_b = inst._zod).check ?? (_b.check = () => {});
			});
			let $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
				$ZodCheckStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					def.pattern.lastIndex = 0;
					if (def.pattern.test(payload.value)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "regex",
						input: payload.value,
						pattern: def.pattern.toString(),
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
				def.pattern ??= lowercase;
				$ZodCheckStringFormat.init(inst, def);
			});
			let $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
				def.pattern ??= uppercase;
				$ZodCheckStringFormat.init(inst, def);
			});
			let $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
				$ZodCheck.init(inst, def);
				let escapedRegex = escapeRegex(def.includes);
				def.pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
				inst._zod.check = (payload) => {
					if (payload.value.includes(def.includes, def.position)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "includes",
						includes: def.includes,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
				$ZodCheck.init(inst, def);
				let pattern = RegExp(`^${escapeRegex(def.prefix)}.*`);
				def.pattern ??= pattern;
				inst._zod.check = (payload) => {
					if (payload.value.startsWith(def.prefix)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "starts_with",
						prefix: def.prefix,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
				$ZodCheck.init(inst, def);
				let pattern = RegExp(`.*${escapeRegex(def.suffix)}$`);
				def.pattern ??= pattern;
				inst._zod.check = (payload) => {
					if (payload.value.endsWith(def.suffix)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "ends_with",
						suffix: def.suffix,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
				$ZodCheck.init(inst, def);
				inst._zod.check = (payload) => {
					payload.value = def.tx(payload.value);
				};
			});
			var Doc = class {
				constructor(args = [], closed = {}) {
					this.content = [];
					this.indent = 0;
					this.args = args;
					this.closed = closed;
				}
				indented(fn) {
					this.indent += 1;
					try {
						fn(this);
					} finally {
						--this.indent;
					}
				}
				write(arg) {
					if (typeof arg == "function") {
						arg(this, { execution: "sync" });
						arg(this, { execution: "async" });
						return;
					}
					let lines = arg.split("\n").filter((x) => x);
					let minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
					let dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
					for (let line of dedented) this.content.push(line);
				}
				compile() {
					let F = Function;
					let content = this?.content ?? [""];
					return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
				}
			};
			let version = {
				major: 4,
				minor: 6,
				patch: 7
			};
			let $ZodType = $constructor("$ZodType", (inst, def) => {
				var _a;
				inst ??= {};
				inst._zod.def = def;
				inst._zod.bag = inst._zod.bag || {};
				inst._zod.version = version;
				let defChecks = inst._zod.def.checks;
				let checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
				for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
				if (checks.length === 0) {
					(_a = inst._zod).deferred ?? (_a.deferred = []);
					inst._zod.deferred?.push(() => {
						inst._zod.run = inst._zod.parse;
					});
				} else {
					let runChecks = (payload, checks, ctx) => {
						if (payload.memo) return payload;
						let isAborted = aborted(payload);
						let asyncResult;
						for (let ch of checks) {
							if (ch._zod.def.when) {
								if (explicitlyAborted(payload)) continue;
								if (!ch._zod.def.when(payload)) continue;
							} else if (isAborted) continue;
							let currLen = payload.issues.length;
							let _ = ch._zod.check(payload);
							if (_ instanceof Promise && ctx?.async === !1) throw new $ZodAsyncError();
							if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
								await _;
								if (payload.issues.length === currLen) return;
								attachSchema(payload.issues, currLen, inst);
								isAborted ||= aborted(payload, currLen);
							});
							else {
								if (payload.issues.length === currLen) continue;
								attachSchema(payload.issues, currLen, inst);
								isAborted ||= aborted(payload, currLen);
							}
						}
						if (asyncResult) return asyncResult.then(() => payload);
						return payload;
					};
					let handleCanaryResult = (canary, payload, ctx) => {
						if (aborted(canary)) {
							canary.aborted = !0;
							return canary;
						}
						let checkResult = runChecks(payload, checks, ctx);
						if (checkResult instanceof Promise) {
							if (ctx.async === !1) throw new $ZodAsyncError();
							return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
						}
						return inst._zod.parse(checkResult, ctx);
					};
					inst._zod.run = (payload, ctx) => {
						if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
						if (ctx.direction === "backward") {
							let canary = inst._zod.parse({
								value: payload.value,
								issues: []
							}, {
								...ctx,
								skipChecks: !0
							});
							if (canary instanceof Promise) return canary.then((canary) => handleCanaryResult(canary, payload, ctx));
							return handleCanaryResult(canary, payload, ctx);
						}
						let result = inst._zod.parse(payload, ctx);
						if (result instanceof Promise) {
							if (ctx.async === !1) throw new $ZodAsyncError();
							return result.then((result) => runChecks(result, checks, ctx));
						}
						return runChecks(result, checks, ctx);
					};
				}
			}, {
				get "~standard"() {
					return hide(this, "~standard", standardProps(this));
				},
				set "~standard"(value) {
					own(this, "~standard", value);
				}
			});
			let toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
			async function validateAsync(inst, value) {
				let ctx = { async: !0 };
				return toStandardResult(await inst._zod.run({
					value,
					issues: []
				}, ctx), ctx);
			}
			function standardProps(inst) {
				return {
					validate: (value) => {
						let ctx = { async: !1 };
						try {
							let r = inst._zod.run({
								value,
								issues: []
							}, ctx);
							if (!(r instanceof Promise)) return toStandardResult(r, ctx);
						} catch {}
						return validateAsync(inst, value);
					},
					vendor: "zod",
					version: 1
				};
			}
			let $ZodString = $constructor("$ZodString", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = def.pattern ?? anyString;
				inst._zod.parse = (payload, _) => {
					if (def.coerce) try {
						payload.value = String(payload.value);
					} catch {}
					if (typeof payload.value == "string") return payload;
					payload.issues.push({
						expected: "string",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return payload;
				};
			});
			let $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
				$ZodCheckStringFormat.init(inst, def);
				$ZodString.init(inst, def);
			});
			let $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
				def.pattern ??= guid;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
				if (def.version) {
					let v = {
						v1: 1,
						v2: 2,
						v3: 3,
						v4: 4,
						v5: 5,
						v6: 6,
						v7: 7,
						v8: 8
					}[def.version];
					if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
					def.pattern ??= uuid(v);
				} else def.pattern ??= uuid();
				$ZodStringFormat.init(inst, def);
			});
			let $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
				def.pattern ??= email;
				$ZodStringFormat.init(inst, def);
			});
			function canParseURL(input) {
				try {
					if (typeof URL < "u" && typeof URL.canParse == "function") return URL.canParse(input);
					new URL(input);
					return !0;
				} catch {
					return !1;
				}
			}
			function validateURL(trimmed, def) {
				if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
				return parseURLObject(trimmed, def);
			}
			function parseURLObject(trimmed, def) {
				if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
				try {
					if (typeof URL < "u") {
						let URLStatic = URL;
						if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
					}
					return new URL(trimmed);
				} catch {
					return 2;
				}
			}
			let asciiTabOrNewline = /[\t\n\r]/g;
			function stripTabAndNewline(value) {
				return value.replace(asciiTabOrNewline, "");
			}
			function urlHostnameOk(url, hostname) {
				hostname.lastIndex = 0;
				return hostname.test(url.hostname);
			}
			function urlProtocolOk(url, protocol) {
				protocol.lastIndex = 0;
				return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
			}
			let $ZodURL = $constructor("$ZodURL", (inst, def) => {
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					try {
						let trimmed = payload.value.trim();
						let url = validateURL(trimmed, def);
						if (url === 1) {
							payload.issues.push({
								code: "invalid_format",
								format: "url",
								note: "Invalid URL format",
								input: payload.value,
								inst,
								continue: !def.abort
							});
							return;
						}
						if (url === 2) {
							payload.issues.push({
								code: "invalid_format",
								format: "url",
								input: payload.value,
								inst,
								continue: !def.abort
							});
							return;
						}
						if (url === !0) {
							payload.value = stripTabAndNewline(trimmed);
							return;
						}
						def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid hostname",
							pattern: def.hostname.source,
							input: payload.value,
							inst,
							continue: !def.abort
						});
						def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid protocol",
							pattern: def.protocol.source,
							input: payload.value,
							inst,
							continue: !def.abort
						});
						payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
						return;
					} catch {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							input: payload.value,
							inst,
							continue: !def.abort
						});
					}
				};
			});
			let $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
				def.pattern ??= emoji();
				$ZodStringFormat.init(inst, def);
			});
			let $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
				if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw Error(`Invalid nanoid length: ${def.length}`);
				def.pattern ??= def.length === void 0 ? nanoid : nanoidOfLength(def.length);
				$ZodStringFormat.init(inst, def);
			});
			let $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
				def.pattern ??= cuid;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
				def.pattern ??= cuid2;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodULID = $constructor("$ZodULID", (inst, def) => {
				def.pattern ??= ulid;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodXID = $constructor("$ZodXID", (inst, def) => {
				def.pattern ??= xid;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
				def.pattern ??= ksuid;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
				def.pattern ??= datetime$1(def);
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
				def.pattern ??= date;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
				def.pattern ??= time(def);
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
				def.pattern ??= duration;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
				def.pattern ??= ipv4;
				$ZodStringFormat.init(inst, def);
			});
			let ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
			function isValidIPv6(value) {
				if (!ipv6Alphabet.test(value)) return !1;
				return canParseURL(`http://[${value}]`);
			}
			let $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
				def.pattern ??= ipv6;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					isValidIPv6(payload.value) || payload.issues.push({
						code: "invalid_format",
						format: "ipv6",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
				def.pattern ??= cidrv4;
				$ZodStringFormat.init(inst, def);
			});
			function isValidCIDRv6(value) {
				let parts = value.split("/");
				if (parts.length !== 2) return !1;
				let [address, prefix] = parts;
				if (!prefix) return !1;
				let prefixNum = Number(prefix);
				if (`${prefixNum}` !== prefix) return !1;
				if (prefixNum < 0 || prefixNum > 128) return !1;
				return isValidIPv6(address);
			}
			let $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
				def.pattern ??= cidrv6;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					isValidCIDRv6(payload.value) || payload.issues.push({
						code: "invalid_format",
						format: "cidrv6",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			function isValidBase64(data) {
				if (data === "") return !0;
				if (/\s/.test(data)) return !1;
				if (data.length % 4 != 0) return !1;
				try {
					atob(data);
					return !0;
				} catch {
					return !1;
				}
			}
			let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
			let $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
				def.pattern ??= base64Charset;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					if (isValidBase64(payload.value)) return;
					payload.issues.push({
						code: "invalid_format",
						format: "base64",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let base64urlCharset = /^[A-Za-z0-9_-]*$/;
			function isValidBase64URL(data) {
				if (!base64urlCharset.test(data)) return !1;
				let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
				return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
			}
			let $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
				def.pattern ??= base64urlCharset;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					if (isValidBase64URL(payload.value)) return;
					payload.issues.push({
						code: "invalid_format",
						format: "base64url",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodE164 = $constructor("$ZodE164", (inst, def) => {
				def.pattern ??= e164;
				$ZodStringFormat.init(inst, def);
			});
			function isValidJWT(token, algorithm = null) {
				try {
					let tokensParts = token.split(".");
					if (tokensParts.length !== 3) return !1;
					let [header] = tokensParts;
					if (!header) return !1;
					let parsedHeader = JSON.parse(atob(header));
					if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return !1;
					if (!parsedHeader.alg) return !1;
					if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return !1;
					return !0;
				} catch {
					return !1;
				}
			}
			let $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					if (isValidJWT(payload.value, def.alg)) return;
					payload.issues.push({
						code: "invalid_format",
						format: "jwt",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = number$1;
				inst._zod.parse = (payload, _ctx) => {
					if (def.coerce) try {
						payload.value = Number(payload.value);
					} catch {}
					let input = payload.value;
					if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
					let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
					payload.issues.push({
						expected: "number",
						code: "invalid_type",
						input,
						inst,
						...received ? { received } : {}
					});
					return payload;
				};
			});
			let $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
				$ZodCheckNumberFormat.init(inst, def);
				$ZodNumber.init(inst, def);
			});
			let $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = boolean$1;
				inst._zod.parse = (payload, _ctx) => {
					if (def.coerce) try {
						payload.value = !!payload.value;
					} catch {}
					let input = payload.value;
					if (typeof input == "boolean") return payload;
					payload.issues.push({
						expected: "boolean",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodNull = $constructor("$ZodNull", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = _null$2;
				inst._zod.values = new Set([null]);
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (input === null) return payload;
					payload.issues.push({
						expected: "null",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload) => payload;
			});
			let $ZodNever = $constructor("$ZodNever", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, _ctx) => {
					payload.issues.push({
						expected: "never",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return payload;
				};
			});
			function capSize(inst, size) {
				let caps = sizeCaps(inst._zod.def.checks);
				if (!caps.length) return;
				let cap = Math.min(...caps.map((c) => c[0]));
				let parse = inst._zod.parse;
				inst._zod.parse = (payload, ctx) => {
					let n = size(payload.value);
					if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
						for (let [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
							let start = payload.issues.length;
							ch._zod.check(payload);
							payload.issues[start].continue = !1;
							attachSchema(payload.issues, start, inst);
							return payload;
						}
					}
					return parse(payload, ctx);
				};
			}
			let arraySize = (input) => Array.isArray(input) ? input.length : -1;
			function handleArrayResult(result, final, index) {
				result.issues.length && final.issues.push(...prefixIssues(index, result.issues));
				final.value[index] = result.value;
			}
			let $ZodArray = $constructor("$ZodArray", (inst, def) => {
				$ZodType.init(inst, def);
				let memo = globalConfig.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!Array.isArray(input)) {
						payload.issues.push({
							expected: "array",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
					let proms = [];
					let abortEarly = ctx?.abortEarly;
					for (let i = 0; i < input.length; i++) {
						let item = input[i];
						let result = def.element._zod.run({
							value: item,
							issues: []
						}, ctx);
						if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
						else {
							handleArrayResult(result, payload, i);
							if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
						}
					}
					if (proms.length) return Promise.all(proms).then(() => payload);
					return payload;
				};
				capSize(inst, arraySize);
			});
			function handlePropertyResult(result, final, key, input, optin, optout) {
				let isPresent = key in input;
				let isOptionalOut = optout === "optional";
				if (!isPresent && isOptionalOut && optin === "optional") return;
				if (result.issues.length) {
					if (optin !== void 0 && isOptionalOut && !isPresent) return;
					final.issues.push(...prefixIssues(key, result.issues));
				}
				if (!isPresent && optin === void 0) {
					result.issues.length || final.issues.push({
						code: "invalid_type",
						expected: "nonoptional",
						input: void 0,
						path: [key]
					});
					return;
				}
				result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
			}
			let NO_SYMBOL_KEYS = [];
			function normalizeDef(def) {
				let keys = Object.keys(def.shape);
				let ownSymbols = Object.getOwnPropertySymbols(def.shape);
				let symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
				let allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
				for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
				let okeys = optionalKeys(def.shape);
				return {
					...def,
					allKeys,
					symbolKeys,
					keySet: new Set(keys),
					numKeys: keys.length,
					optionalKeys: new Set(okeys)
				};
			}
			function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
				let unrecognized = [];
				let keySet = def.keySet;
				let _catchall = def.catchall._zod;
				let t = _catchall.def.type;
				let optin = _catchall.optin;
				let optout = _catchall.optout;
				let seen = 0;
				for (let key in input) {
					if (abortEarly && payload.issues.length !== seen) {
						if (aborted(payload, seen)) break;
						seen = payload.issues.length;
					}
					if (keySet.has(key)) continue;
					if (key === "__proto__") {
						t === "never" && unrecognized.push(key);
						continue;
					}
					if (t === "never") {
						unrecognized.push(key);
						continue;
					}
					let r = _catchall.run({
						value: input[key],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
				}
				unrecognized.length && payload.issues.push({
					code: "unrecognized_keys",
					keys: unrecognized,
					input,
					inst,
					continue: !0
				});
				if (!proms.length) return payload;
				return Promise.all(proms).then(() => payload);
			}
			let $ZodObject = $constructor("$ZodObject", (inst, def) => {
				$ZodType.init(inst, def);
				let desc = Object.getOwnPropertyDescriptor(def, "shape");
				let sh = desc?.get ? desc.get.raw : def.shape ?? {};
				if (sh) {
					let get = () => {
						let newSh = { ...sh };
						Object.defineProperty(def, "shape", { value: newSh });
						get.raw = newSh;
						return newSh;
					};
					get.raw = sh;
					Object.defineProperty(def, "shape", { get });
				}
				let _normalized = cached(() => normalizeDef(def));
				defineLazyInternal(inst, "propValues", (zod) => {
					let shape = zod.def.shape;
					let propValues = {};
					for (let key in shape) {
						let field = shape[key]._zod;
						if (field.values) {
							Object.prototype.hasOwnProperty.call(propValues, key) || assignProp(propValues, key, new Set());
							for (let v of field.values) propValues[key].add(v);
							field.optin !== void 0 && propValues[key].add(void 0);
						}
					}
					return propValues;
				});
				let isObject$1 = isObject;
				let catchall = def.catchall;
				let value;
				let memo = globalConfig.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					value ??= _normalized.value;
					let input = payload.value;
					if (!isObject$1(input)) {
						payload.issues.push({
							expected: "object",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let proms = [];
					let shape = value.shape;
					let abortEarly = ctx?.abortEarly;
					let seen = payload.issues.length;
					for (let key of value.allKeys) {
						if (abortEarly && payload.issues.length !== seen) {
							if (aborted(payload, seen)) break;
							seen = payload.issues.length;
						}
						if (key === "__proto__") continue;
						let el = shape[key];
						let optin = el._zod.optin;
						let optout = el._zod.optout;
						let r = el._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
					}
					if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
					return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0);
				};
			});
			let $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
				$ZodObject.init(inst, def);
				let superParse = inst._zod.parse;
				let _normalized = cached(() => normalizeDef(def));
				let memo = globalConfig.memoizer;
				let generateFastpass = (shape) => {
					let normalized = _normalized.value;
					let syms = normalized.symbolKeys;
					let doc = new Doc(["payload", "ctx"], {
						shape,
						inst,
						memo,
						syms
					});
					let parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
					let prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
					doc.write("const input = payload.value;");
					let ids = Object.create(null);
					let counter = 0;
					for (let key of normalized.allKeys) ids[key] = `key_${counter++}`;
					doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
					for (let key of normalized.allKeys) {
						if (key === "__proto__") continue;
						let id = ids[key];
						let k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
						let isPresent = `${k} in input`;
						let schema = shape[key];
						let optin = schema?._zod?.optin;
						let isOptionalIn = optin !== void 0;
						let isOptionalOut = schema?._zod?.optout === "optional";
						doc.write(`const ${id} = ${parseStr(k)};`);
						if (isOptionalIn && isOptionalOut) {
							let assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
							doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
						} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
						else {
							doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
							optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
						}
					}
					doc.write("payload.value = newResult;");
					doc.write("return payload;");
					return doc.compile();
				};
				let fastpass;
				let isObject$2 = isObject;
				let jit = !globalConfig.jitless;
				let fastEnabled = jit && allowsEval.value;
				let catchall = def.catchall;
				let value;
				inst._zod.parse = (payload, ctx) => {
					value ??= _normalized.value;
					let input = payload.value;
					if (!isObject$2(input)) {
						payload.issues.push({
							expected: "object",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					if (jit && fastEnabled && ctx?.async === !1 && ctx.jitless !== !0) {
						fastpass ||= generateFastpass(def.shape);
						payload = fastpass(payload, ctx);
						if (!catchall) return payload;
						return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === !0);
					}
					return superParse(payload, ctx);
				};
			});
			function handleUnionResults(results, final, inst, ctx) {
				for (let result of results) if (result.issues.length === 0) {
					final.value = result.value;
					return final;
				}
				let nonaborted = results.filter((r) => !aborted(r));
				if (nonaborted.length === 1) {
					final.value = nonaborted[0].value;
					return nonaborted[0];
				}
				final.issues.push({
					code: "invalid_union",
					input: final.value,
					inst,
					errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
				});
				return final;
			}
			let $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
				defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
				defineLazyInternal(inst, "values", (zod) => {
					if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
				});
				defineLazyInternal(inst, "pattern", (zod) => {
					if (zod.def.options.every((o) => o._zod.pattern)) {
						let patterns = zod.def.options.map((o) => o._zod.pattern);
						return RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
					}
				});
				let first = def.options.length === 1 ? def.options[0]._zod.run : null;
				inst._zod.parse = (payload, ctx) => {
					if (first) return first(payload, ctx);
					let async = !1;
					let results = [];
					for (let option of def.options) {
						let result = option._zod.run({
							value: payload.value,
							issues: []
						}, ctx);
						if (result instanceof Promise) {
							results.push(result);
							async = !0;
						} else {
							if (result.issues.length === 0) return result;
							results.push(result);
						}
					}
					if (!async) return handleUnionResults(results, payload, inst, ctx);
					return Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx));
				};
			});
			function discriminatorMap(def) {
				let map = new Map();
				for (let option of def.options) {
					let values = option._zod.propValues?.[def.discriminator];
					if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
					for (let value of values) if (map.has(value)) {
						if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
						map.set(value, null);
					} else map.set(value, option);
				}
				return map;
			}
			let $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
				def.inclusive = !1;
				$ZodUnion.init(inst, def);
				let _super = inst._zod.parse;
				defineLazyInternal(inst, "propValues", (zod) => {
					let propValues = {};
					let undefinedCount = 0;
					for (let option of zod.def.options) {
						let pv = option._zod.propValues;
						if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
						pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
						for (let [k, v] of Object.entries(pv)) {
							Object.prototype.hasOwnProperty.call(propValues, k) || assignProp(propValues, k, new Set());
							for (let val of v) propValues[k].add(val);
						}
					}
					!zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0);
					return propValues;
				});
				def.options.forEach((option, i) => {
					let propShape = rawShape(option._zod.def);
					if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
				});
				let disc = cached(() => discriminatorMap(def));
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!isObject(input)) {
						payload.issues.push({
							code: "invalid_type",
							expected: "object",
							input,
							inst
						});
						return payload;
					}
					let value = input?.[def.discriminator];
					let opt = disc.value.get(value);
					if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
					if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
					payload.issues.push({
						code: "invalid_union",
						errors: [],
						note: "No matching discriminator",
						discriminator: def.discriminator,
						options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
						input,
						path: [def.discriminator],
						inst
					});
					return payload;
				};
			});
			let $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					let left = def.left._zod.run({
						value: input,
						issues: []
					}, ctx);
					let right = def.right._zod.run({
						value: input,
						issues: []
					}, ctx);
					if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => handleIntersectionResults(payload, left, right));
					return handleIntersectionResults(payload, left, right);
				};
			});
			function mergeValues(a, b) {
				if (a === b) return {
					valid: !0,
					data: a
				};
				if (a instanceof Date && b instanceof Date && +a == +b) return {
					valid: !0,
					data: a
				};
				if (isPlainObject(a) && isPlainObject(b)) {
					let bKeys = Object.keys(b);
					let sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
					let newObj = {
						...a,
						...b
					};
					Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
					for (let key of sharedKeys) {
						if (key === "__proto__") continue;
						let sharedValue = mergeValues(a[key], b[key]);
						if (!sharedValue.valid) return {
							valid: !1,
							mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
						};
						newObj[key] = sharedValue.data;
					}
					return {
						valid: !0,
						data: newObj
					};
				}
				if (Array.isArray(a) && Array.isArray(b)) {
					if (a.length !== b.length) return {
						valid: !1,
						mergeErrorPath: []
					};
					let newArray = [];
					for (let index = 0; index < a.length; index++) {
						let itemA = a[index];
						let itemB = b[index];
						let sharedValue = mergeValues(itemA, itemB);
						if (!sharedValue.valid) return {
							valid: !1,
							mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
						};
						newArray.push(sharedValue.data);
					}
					return {
						valid: !0,
						data: newArray
					};
				}
				return {
					valid: !1,
					mergeErrorPath: []
				};
			}
			function handleIntersectionResults(result, left, right) {
				let unrecKeys = new Map();
				let unrecIssue;
				let keyIssues = new Map();
				let collect = (iss, side) => {
					let keys;
					if (iss.code === "unrecognized_keys" && !iss.path?.length) {
						unrecIssue ??= iss;
						keys = iss.keys;
					} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
						let k = String(iss.path[0]);
						keyIssues.has(k) || keyIssues.set(k, iss);
						keys = [k];
					} else return !1;
					for (let k of keys) {
						unrecKeys.has(k) || unrecKeys.set(k, {});
						unrecKeys.get(k)[side] = !0;
					}
					return !0;
				};
				for (let iss of left.issues) collect(iss, "l") || result.issues.push(iss);
				for (let iss of right.issues) collect(iss, "r") || result.issues.push(iss);
				let bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
				if (bothKeys.length) {
					let aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
					aggregated.length && result.issues.push({
						...unrecIssue,
						keys: aggregated
					});
					for (let k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
				}
				let merged = mergeValues(left.value, right.value);
				if (!merged.valid) {
					if (aborted(result)) return result;
					throw Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
				}
				result.value = merged.data;
				return result;
			}
			let $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
				$ZodType.init(inst, def);
				let memo = globalConfig.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!isPlainObject(input)) {
						payload.issues.push({
							expected: "record",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					let proms = [];
					let values = def.keyType._zod.values;
					if (values && !def.partial) {
						payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
						let recordKeys = new Set();
						for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
							recordKeys.add(typeof key == "number" ? key.toString() : key);
							if (key === "__proto__") continue;
							let keyResult = def.keyType._zod.run({
								value: key,
								issues: []
							}, ctx);
							if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							if (keyResult.issues.length) {
								payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
									input: key,
									path: [key],
									inst
								});
								continue;
							}
							let outKey = keyResult.value;
							if (outKey === "__proto__") continue;
							let result = def.valueType._zod.run({
								value: input[key],
								issues: []
							}, ctx);
							if (result instanceof Promise) proms.push(result.then((result) => {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}));
							else {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}
						}
						let unrecognized;
						for (let key in input) if (!recordKeys.has(key)) {
							if (def.mode === "loose") {
								if (key === "__proto__") continue;
								payload.value[key] = input[key];
							} else {
								unrecognized ??= [];
								unrecognized.push(key);
							}
						}
						unrecognized && unrecognized.length > 0 && payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: !0
						});
					} else {
						payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
						let unrecognized;
						for (let key of Reflect.ownKeys(input)) {
							if (key === "__proto__") continue;
							if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
							let keyResult = def.keyType._zod.run({
								value: key,
								issues: []
							}, ctx);
							if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							if (typeof key == "string" && number$1.test(key) && keyResult.issues.length) {
								let retryResult = def.keyType._zod.run({
									value: Number(key),
									issues: []
								}, ctx);
								if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
								retryResult.issues.length === 0 && (keyResult = retryResult);
							}
							if (keyResult.issues.length) {
								if (def.mode === "loose") payload.value[key] = input[key];
								else if (values) {
									unrecognized ??= [];
									unrecognized.push(key);
								} else payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
									input: key,
									path: [key],
									inst
								});
								continue;
							}
							let outKey = keyResult.value;
							if (outKey === "__proto__") continue;
							let result = def.valueType._zod.run({
								value: input[key],
								issues: []
							}, ctx);
							if (result instanceof Promise) proms.push(result.then((result) => {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}));
							else {
								result.issues.length && payload.issues.push(...prefixIssues(key, result.issues));
								payload.value[outKey] = result.value;
							}
						}
						unrecognized && unrecognized.length > 0 && payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: !0
						});
					}
					if (proms.length) return Promise.all(proms).then(() => payload);
					return payload;
				};
			});
			let $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
				$ZodType.init(inst, def);
				let values = getEnumValues(def.entries);
				let valuesSet = new Set(values);
				inst._zod.values = valuesSet;
				defineLazyInternal(inst, "pattern", (zod) => {
					let patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
					return RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
				});
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (valuesSet.has(input)) return payload;
					payload.issues.push({
						code: "invalid_value",
						values,
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
				$ZodType.init(inst, def);
				let values = new Set(def.values);
				inst._zod.values = values;
				defineLazyInternal(inst, "pattern", (zod) => {
					let vals = zod.def.values;
					return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
				});
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (values.has(input)) return payload;
					payload.issues.push({
						code: "invalid_value",
						values: def.values,
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "optional";
				globalConfig.memoizer?.guard(inst);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
					let _out = def.transform(payload.value, payload);
					if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
						payload.value = output;
						return payload;
					});
					if (_out instanceof Promise) throw new $ZodAsyncError();
					payload.value = _out;
					return payload;
				};
			});
			function handleOptionalResult(payload, result) {
				payload.value = result.issues.length ? void 0 : result.value;
				return payload;
			}
			let $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
				inst._zod.optout = "optional";
				defineLazyInternal(inst, "values", (zod) => {
					let values = zod.def.innerType._zod.values;
					return values ? new Set([...values, void 0]) : void 0;
				});
				defineLazyInternal(inst, "pattern", (zod) => {
					let pattern = zod.def.innerType._zod.pattern;
					return pattern ? RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
				});
				inst._zod.parse = (payload, ctx) => {
					if (payload.value === void 0) {
						if (def.innerType._zod.optin !== "defaulted") return payload;
						let result = def.innerType._zod.run({
							value: payload.value,
							issues: []
						}, ctx);
						if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
						return handleOptionalResult(payload, result);
					}
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
				$ZodOptional.init(inst, def);
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
				defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
				inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
			});
			let $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
				defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
				defineLazyInternal(inst, "pattern", (zod) => {
					let pattern = zod.def.innerType._zod.pattern;
					return pattern ? RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
				});
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0);
				inst._zod.parse = (payload, ctx) => {
					if (payload.value === null) return payload;
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "defaulted";
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					if (payload.value === void 0) {
						payload.value = def.defaultValue;
						return payload;
					}
					let result = def.innerType._zod.run(payload, ctx);
					if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
					return handleDefaultResult(result, def);
				};
			});
			function handleDefaultResult(payload, def) {
				payload.value === void 0 && (payload.value = def.defaultValue);
				return payload;
			}
			let $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "defaulted";
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					payload.value === void 0 && (payload.value = def.defaultValue);
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "values", (zod) => {
					let v = zod.def.innerType._zod.values;
					return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
				});
				inst._zod.parse = (payload, ctx) => {
					let result = def.innerType._zod.run(payload, ctx);
					if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
					return handleNonOptionalResult(result, inst);
				};
			});
			function handleNonOptionalResult(payload, inst) {
				!payload.issues.length && payload.value === void 0 && payload.issues.push({
					code: "invalid_type",
					expected: "nonoptional",
					input: payload.value,
					inst
				});
				return payload;
			}
			function handleCatchResult(payload, result, def, ctx) {
				if (!result.issues.length) {
					payload.value = result.value;
					result.memo && (payload.memo = !0);
					return payload;
				}
				payload.value = def.catchValue({
					...result,
					value: payload.value,
					error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
					input: payload.value
				});
				return payload;
			}
			let $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
				defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					let result = def.innerType._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
					return handleCatchResult(payload, result, def, ctx);
				};
			});
			let $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
				defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
				defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
				defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") {
						let right = def.out._zod.run(payload, ctx);
						if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
						return handlePipeResult(right, def.in, ctx);
					}
					let left = def.in._zod.run(payload, ctx);
					if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
					return handlePipeResult(left, def.out, ctx);
				};
			});
			function handlePipeResult(left, next, ctx) {
				if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
					left.aborted = !0;
					return left;
				}
				return next._zod.run({
					value: left.value,
					issues: left.issues
				}, ctx);
			}
			let $ZodPreprocess = $constructor("$ZodPreprocess", (inst, def) => {
				$ZodPipe.init(inst, def);
			});
			let $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
				$ZodType.init(inst, def);
				defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
				defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
				defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
				defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					let result = def.innerType._zod.run(payload, ctx);
					if (result instanceof Promise) return result.then(handleReadonlyResult);
					return handleReadonlyResult(result);
				};
			});
			function handleReadonlyResult(payload) {
				payload.memo || (payload.value = Object.freeze(payload.value));
				return payload;
			}
			let $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
				$ZodCheck.init(inst, def);
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, _) => payload;
				inst._zod.check = (payload) => {
					let input = payload.value;
					let r = def.fn(input);
					if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
					handleRefineResult(r, payload, input, inst);
				};
			});
			function handleRefineResult(result, payload, input, inst) {
				if (!result) {
					let _iss = {
						code: "custom",
						input,
						inst,
						path: [...inst._zod.def.path ?? []],
						continue: !inst._zod.def.abort
					};
					inst._zod.def.params && (_iss.params = inst._zod.def.params);
					payload.issues.push(issue(_iss));
				}
			}
			var $ZodCyclicError = class extends Error {
				constructor() {
					super("Cannot parse a reference cycle that closes through a transform");
					this.name = "ZodCyclicError";
				}
			};
			let STATE = "~memo";
			let NO_ISSUES = [];
			function isRef(value) {
				return typeof value == "object" && !!value;
			}
			function cloneIssues(issues) {
				return issues.map((iss) => iss.path ? {
					...iss,
					path: iss.path.slice()
				} : { ...iss });
			}
			let recursive = new WeakMap();
			function isRecursive(inst, stack, resolve) {
				let cached = recursive.get(inst);
				if (cached !== void 0) return cached ? 2 : 0;
				if (stack.has(inst)) return 2;
				stack.add(inst);
				let result = 0;
				let check = (child) => {
					if (result !== 2 && child?._zod) {
						let answer = isRecursive(child, stack, resolve);
						answer > result && (result = answer);
					}
				};
				let shape = (sh, spread) => {
					let answer = 0;
					for (let key of Reflect.ownKeys(sh)) {
						let desc = Object.getOwnPropertyDescriptor(sh, key);
						if (spread && !desc.enumerable) continue;
						let child = desc.get ? 1 : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : 0;
						child > answer && (answer = child);
					}
					return answer;
				};
				let merge = (answer) => {
					answer > result && (result = answer);
				};
				let def = inst._zod.def;
				switch (def.type) {
					case "object": {
						let raw = rawShape(def);
						merge(raw ? shape(raw, !0) : 1);
						check(def.catchall);
						break;
					}
					case "array":
						check(def.element);
						break;
					case "tuple":
						for (let el of def.items) check(el);
						check(def.rest);
						break;
					case "record":
					case "map":
						check(def.keyType);
						check(def.valueType);
						break;
					case "set":
						check(def.valueType);
						break;
					case "union":
						for (let el of def.options) check(el);
						break;
					case "intersection":
						check(def.left);
						check(def.right);
						break;
					case "optional":
					case "nullable":
					case "default":
					case "prefault":
					case "catch":
					case "readonly":
					case "nonoptional":
					case "promise":
					case "success":
						check(def.innerType);
						break;
					case "pipe":
						check(def.in);
						check(def.out);
						break;
					case "function":
						check(def.input);
						check(def.output);
						break;
					case "lazy": {
						let inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
						merge(inner ? isRecursive(inner, stack, !1) : 1);
						break;
					}
					case "template_literal":
					case "string":
					case "number":
					case "int":
					case "boolean":
					case "bigint":
					case "symbol":
					case "undefined":
					case "null":
					case "void":
					case "never":
					case "any":
					case "unknown":
					case "date":
					case "nan":
					case "enum":
					case "literal":
					case "file":
					case "transform":
					case "custom": break;
					default: for (let key in def) {
						let desc = Object.getOwnPropertyDescriptor(def, key);
						if (!desc || desc.get) continue;
						let value = desc.value;
						if (!value || typeof value != "object") continue;
						if (value._zod) check(value);
						else if (Array.isArray(value)) for (let el of value) check(el);
					}
				}
				stack.delete(inst);
				return settle(inst, result);
			}
			function settle(inst, answer) {
				answer !== 1 && recursive.set(inst, answer === 2);
				return answer;
			}
			function bucketFor(state, inst) {
				let bucket = state.buckets.get(inst);
				if (!bucket) {
					bucket = new WeakMap();
					state.buckets.set(inst, bucket);
				}
				return bucket;
			}
			let handoff;
			let open = [];
			let memo = {
				alloc(_inst, payload, empty) {
					let bucket = handoff;
					if (!bucket) return empty;
					handoff = void 0;
					let entry = {
						value: empty,
						issues: null
					};
					bucket.set(payload.value, entry);
					open.push(entry);
					return empty;
				},
				guard(inst) {
					var _a;
					(_a = inst._zod).deferred ?? (_a.deferred = []);
					inst._zod.deferred.push(() => {
						let base = inst._zod.parse;
						let wrapped = (payload, ctx) => {
							if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
							return base(payload, ctx);
						};
						inst._zod.parse = wrapped;
						inst._zod.run === base && (inst._zod.run = wrapped);
					});
				},
				attach(inst) {
					var _a;
					let isRecursiveInst;
					let rechecked = !1;
					let lastCtx;
					let lastBucket;
					(_a = inst._zod).deferred ?? (_a.deferred = []);
					inst._zod.deferred.push(() => {
						let base = inst._zod.parse;
						let wrapped = (payload, ctx) => {
							if (isRecursiveInst === void 0) {
								let walked = isRecursive(inst, new Set(), !1);
								if (walked === 0) {
									inst._zod.parse = base;
									inst._zod.run === wrapped && (inst._zod.run = base);
									return base(payload, ctx);
								}
								walked === 2 || rechecked ? isRecursiveInst = !0 : rechecked = !0;
							}
							let input = payload.value;
							if (!isRef(input)) return base(payload, ctx);
							let state = ctx[STATE];
							if (!state) {
								state = {
									buckets: new WeakMap(),
									backEdges: void 0
								};
								ctx[STATE] = state;
							}
							let bucket;
							if (lastCtx === ctx) bucket = lastBucket;
							else {
								bucket = bucketFor(state, inst);
								lastCtx = ctx;
								lastBucket = bucket;
							}
							let hit = bucket.get(input);
							if (hit) {
								payload.value = hit.value;
								if (hit.issues) hit.issues.length && payload.issues.push(...cloneIssues(hit.issues));
								else {
									payload.memo = !0;
									state.backEdges ?? (state.backEdges = new WeakSet());
									state.backEdges.add(hit.value);
								}
								return payload;
							}
							handoff = bucket;
							let depth = open.length;
							let result = base(payload, ctx);
							handoff = void 0;
							let entry = open.length > depth ? open.pop() : void 0;
							if (result instanceof Promise) return result.then((r) => {
								entry && (entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES);
								return r;
							});
							entry && (entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES);
							return result;
						};
						inst._zod.parse = wrapped;
						inst._zod.run === base && (inst._zod.run = wrapped);
					});
				}
			};
			function memoizer() {
				return memo;
			}
			function isBackEdge(ctx, value) {
				let backEdges = ctx[STATE]?.backEdges;
				return backEdges !== void 0 && isRef(value) && backEdges.has(value);
			}
			let error = () => {
				let Sizable = {
					string: {
						unit: "characters",
						verb: "to have"
					},
					file: {
						unit: "bytes",
						verb: "to have"
					},
					array: {
						unit: "items",
						verb: "to have"
					},
					set: {
						unit: "items",
						verb: "to have"
					},
					map: {
						unit: "entries",
						verb: "to have"
					}
				};
				function getSizing(origin) {
					return Sizable[origin] ?? null;
				}
				let FormatDictionary = {
					regex: "input",
					email: "email address",
					url: "URL",
					emoji: "emoji",
					uuid: "UUID",
					uuidv4: "UUIDv4",
					uuidv6: "UUIDv6",
					nanoid: "nanoid",
					guid: "GUID",
					cuid: "cuid",
					cuid2: "cuid2",
					ulid: "ULID",
					xid: "XID",
					ksuid: "KSUID",
					datetime: "ISO datetime",
					date: "ISO date",
					time: "ISO time",
					duration: "ISO duration",
					ipv4: "IPv4 address",
					ipv6: "IPv6 address",
					mac: "MAC address",
					cidrv4: "IPv4 range",
					cidrv6: "IPv6 range",
					base64: "base64-encoded string",
					base64url: "base64url-encoded string",
					json_string: "JSON string",
					e164: "E.164 number",
					currency_code: "currency code",
					credit_card: "credit card number",
					iban: "IBAN",
					jwt: "JWT",
					template_literal: "input"
				};
				let TypeDictionary = { nan: "NaN" };
				function getTypeName(type, input) {
					if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
					return TypeDictionary[type] ?? type;
				}
				return (issue) => {
					switch (issue.code) {
						case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
						case "invalid_value":
							if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
							return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
						case "too_big": {
							let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
							let sizing = getSizing(issue.origin);
							if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
							return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
						}
						case "too_small": {
							let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
							let sizing = getSizing(issue.origin);
							if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
							return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
						}
						case "invalid_format": {
							let _issue = issue;
							if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
							if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
							if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
							if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
							return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
						}
						case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
						case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
						case "invalid_key": return `Invalid key in ${issue.origin}`;
						case "invalid_union":
							if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
							if (issue.inclusive === !1) return "Invalid input: more than one option matched";
							return "Invalid input";
						case "invalid_element": return `Invalid value in ${issue.origin}`;
						default: return "Invalid input";
					}
				};
			};
			function en_default() {
				return { localeError: error() };
			}
			var _a;
			var $ZodRegistry = class {
				constructor() {
					this._map = new WeakMap();
					this._idmap = new Map();
				}
				add(schema, ..._meta) {
					let meta = _meta[0];
					this._map.set(schema, meta);
					meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema);
					return this;
				}
				clear() {
					this._map = new WeakMap();
					this._idmap = new Map();
					return this;
				}
				remove(schema) {
					let meta = this._map.get(schema);
					meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id);
					this._map.delete(schema);
					return this;
				}
				get(schema) {
					let p = schema._zod.parent;
					if (p) {
						let pm = { ...this.get(p) ?? {} };
						delete pm.id;
						let f = {
							...pm,
							...this._map.get(schema)
						};
						return Object.keys(f).length ? f : void 0;
					}
					return this._map.get(schema);
				}
				has(schema) {
					return this._map.has(schema);
				}
			};
			function registry() {
				return new $ZodRegistry();
			}
			(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
			let globalRegistry = globalThis.__zod_globalRegistry;
			function snapshotChecks(def) {
				def.checks &&= [...def.checks];
				return def;
			}
			function _string(Class, params) {
				return new Class(snapshotChecks({
					type: "string",
					...normalizeParams(params)
				}));
			}
			function _email(Class, params) {
				return new Class({
					type: "string",
					format: "email",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _guid(Class, params) {
				return new Class({
					type: "string",
					format: "guid",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _uuid(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _uuidv4(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					version: "v4",
					...normalizeParams(params)
				});
			}
			function _uuidv6(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					version: "v6",
					...normalizeParams(params)
				});
			}
			function _uuidv7(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					version: "v7",
					...normalizeParams(params)
				});
			}
			function _url(Class, params) {
				return new Class({
					type: "string",
					format: "url",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _emoji(Class, params) {
				return new Class({
					type: "string",
					format: "emoji",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _nanoid(Class, params) {
				return new Class({
					type: "string",
					format: "nanoid",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _cuid(Class, params) {
				return new Class({
					type: "string",
					format: "cuid",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _cuid2(Class, params) {
				return new Class({
					type: "string",
					format: "cuid2",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _ulid(Class, params) {
				return new Class({
					type: "string",
					format: "ulid",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _xid(Class, params) {
				return new Class({
					type: "string",
					format: "xid",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _ksuid(Class, params) {
				return new Class({
					type: "string",
					format: "ksuid",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _ipv4(Class, params) {
				return new Class({
					type: "string",
					format: "ipv4",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _ipv6(Class, params) {
				return new Class({
					type: "string",
					format: "ipv6",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _cidrv4(Class, params) {
				return new Class({
					type: "string",
					format: "cidrv4",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _cidrv6(Class, params) {
				return new Class({
					type: "string",
					format: "cidrv6",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _base64(Class, params) {
				return new Class({
					type: "string",
					format: "base64",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _base64url(Class, params) {
				return new Class({
					type: "string",
					format: "base64url",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _e164(Class, params) {
				return new Class({
					type: "string",
					format: "e164",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _jwt(Class, params) {
				return new Class({
					type: "string",
					format: "jwt",
					check: "string_format",
					abort: !1,
					...normalizeParams(params)
				});
			}
			function _isoDateTime(Class, params) {
				return new Class({
					type: "string",
					format: "datetime",
					check: "string_format",
					offset: !1,
					local: !1,
					precision: null,
					...normalizeParams(params)
				});
			}
			function _isoDate(Class, params) {
				return new Class({
					type: "string",
					format: "date",
					check: "string_format",
					...normalizeParams(params)
				});
			}
			function _isoTime(Class, params) {
				return new Class({
					type: "string",
					format: "time",
					check: "string_format",
					precision: null,
					...normalizeParams(params)
				});
			}
			function _isoDuration(Class, params) {
				return new Class({
					type: "string",
					format: "duration",
					check: "string_format",
					...normalizeParams(params)
				});
			}
			function _number(Class, params) {
				return new Class(snapshotChecks({
					type: "number",
					checks: [],
					...normalizeParams(params)
				}));
			}
			function _int(Class, params) {
				return new Class({
					type: "number",
					check: "number_format",
					abort: !1,
					format: "safeint",
					...normalizeParams(params)
				});
			}
			function _boolean(Class, params) {
				return new Class({
					type: "boolean",
					...normalizeParams(params)
				});
			}
			function _null$1(Class, params) {
				return new Class({
					type: "null",
					...normalizeParams(params)
				});
			}
			function _unknown(Class) {
				return new Class({ type: "unknown" });
			}
			function _never(Class, params) {
				return new Class({
					type: "never",
					...normalizeParams(params)
				});
			}
			function _lt(value, params) {
				return new $ZodCheckLessThan({
					check: "less_than",
					...normalizeParams(params),
					value,
					inclusive: !1
				});
			}
			function _lte(value, params) {
				return new $ZodCheckLessThan({
					check: "less_than",
					...normalizeParams(params),
					value,
					inclusive: !0
				});
			}
			function _gt(value, params) {
				return new $ZodCheckGreaterThan({
					check: "greater_than",
					...normalizeParams(params),
					value,
					inclusive: !1
				});
			}
			function _gte(value, params) {
				return new $ZodCheckGreaterThan({
					check: "greater_than",
					...normalizeParams(params),
					value,
					inclusive: !0
				});
			}
			function _multipleOf(value, params) {
				return new $ZodCheckMultipleOf({
					check: "multiple_of",
					...normalizeParams(params),
					value
				});
			}
			function _maxLength(maximum, params) {
				return new $ZodCheckMaxLength({
					check: "max_length",
					...normalizeParams(params),
					maximum
				});
			}
			function _minLength(minimum, params) {
				return new $ZodCheckMinLength({
					check: "min_length",
					...normalizeParams(params),
					minimum
				});
			}
			function _length(length, params) {
				return new $ZodCheckLengthEquals({
					check: "length_equals",
					...normalizeParams(params),
					length
				});
			}
			function _regex(pattern, params) {
				return new $ZodCheckRegex({
					check: "string_format",
					format: "regex",
					...normalizeParams(params),
					pattern
				});
			}
			function _lowercase(params) {
				return new $ZodCheckLowerCase({
					check: "string_format",
					format: "lowercase",
					...normalizeParams(params)
				});
			}
			function _uppercase(params) {
				return new $ZodCheckUpperCase({
					check: "string_format",
					format: "uppercase",
					...normalizeParams(params)
				});
			}
			function _includes(includes, params) {
				return new $ZodCheckIncludes({
					check: "string_format",
					format: "includes",
					...normalizeParams(params),
					includes
				});
			}
			function _startsWith(prefix, params) {
				return new $ZodCheckStartsWith({
					check: "string_format",
					format: "starts_with",
					...normalizeParams(params),
					prefix
				});
			}
			function _endsWith(suffix, params) {
				return new $ZodCheckEndsWith({
					check: "string_format",
					format: "ends_with",
					...normalizeParams(params),
					suffix
				});
			}
			function _overwrite(tx) {
				return new $ZodCheckOverwrite({
					check: "overwrite",
					tx
				});
			}
			function _normalize(form) {
				return _overwrite((input) => input.normalize(form));
			}
			function _trim() {
				return _overwrite((input) => input.trim());
			}
			function _toLowerCase() {
				return _overwrite((input) => input.toLowerCase());
			}
			function _toUpperCase() {
				return _overwrite((input) => input.toUpperCase());
			}
			function _slugify() {
				return _overwrite((input) => slugify(input));
			}
			function _array(Class, element, params) {
				return new Class({
					type: "array",
					element,
					...normalizeParams(params)
				});
			}
			function _custom(Class, fn, _params) {
				let norm = normalizeParams(_params);
				norm.abort ??= !0;
				return new Class({
					type: "custom",
					check: "custom",
					fn,
					...norm
				});
			}
			function _refine(Class, fn, _params) {
				return new Class({
					type: "custom",
					check: "custom",
					fn,
					...normalizeParams(_params)
				});
			}
			function _superRefine(fn, params) {
				let ch = _check((payload) => {
					payload.addIssue = (issue$2) => {
						if (typeof issue$2 == "string") payload.issues.push(issue(issue$2, payload.value, ch._zod.def));
						else {
							let _issue = issue$2;
							_issue.fatal && (_issue.continue = !1);
							_issue.code ??= "custom";
							"input" in _issue || (_issue.input = payload.value);
							_issue.inst ??= ch;
							_issue.continue ??= !ch._zod.def.abort;
							payload.issues.push(issue(_issue));
						}
					};
					return fn(payload.value, payload);
				}, params);
				return ch;
			}
			function _check(fn, params) {
				let ch = new $ZodCheck({
					check: "custom",
					...normalizeParams(params)
				});
				ch._zod.check = fn;
				return ch;
			}
			function assignProps(target, ...sources) {
				for (let source of sources) for (let key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && assignProp(target, key, source[key]);
				return target;
			}
			function initializeContext(params) {
				let target = params?.target ?? "draft-2020-12";
				target === "draft-4" && (target = "draft-04");
				target === "draft-7" && (target = "draft-07");
				return {
					processors: params.processors ?? {},
					metadataRegistry: params?.metadata ?? globalRegistry,
					target,
					unrepresentable: params?.unrepresentable ?? "throw",
					override: params?.override ?? (() => {}),
					io: params?.io ?? "output",
					counter: 0,
					seen: new Map(),
					sharedDefsExtractedFor: void 0,
					sharedEmitDoneFor: void 0,
					cycles: params?.cycles ?? "ref",
					reused: params?.reused ?? "inline",
					intersections: [],
					deferred: [],
					external: params?.external ?? void 0
				};
			}
			function handleUnrepresentable(schema, ctx, json, params, message) {
				let result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
					zodSchema: schema,
					path: params.path,
					message
				}) : ctx.unrepresentable;
				if (result === "any") return !1;
				if (result === void 0 || result === "throw") throw Error(message);
				Object.assign(json, result);
				return !0;
			}
			function processSchema(schema, ctx, _params = {
				path: [],
				schemaPath: []
			}) {
				var _a;
				let def = schema._zod.def;
				let seen = ctx.seen.get(schema);
				if (seen) {
					seen.count++;
					_params.schemaPath.includes(schema) && (seen.cycle = _params.path);
					return seen.schema;
				}
				let result = {
					schema: {},
					count: 1,
					cycle: void 0,
					path: _params.path
				};
				ctx.seen.set(schema, result);
				ctx.sharedDefsExtractedFor = void 0;
				ctx.sharedEmitDoneFor = void 0;
				let overrideSchema = schema._zod.toJSONSchema?.();
				if (overrideSchema) result.schema = overrideSchema;
				else {
					let params = {
						..._params,
						schemaPath: [..._params.schemaPath, schema],
						path: _params.path
					};
					if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
					else {
						let _json = result.schema;
						let processor = ctx.processors[def.type];
						if (!processor) throw Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
						processor(schema, ctx, _json, params);
					}
					let parent = schema._zod.parent;
					if (parent) {
						result.ref ||= parent;
						processSchema(parent, ctx, params);
						ctx.seen.get(parent).isParent = !0;
					}
				}
				let meta = ctx.metadataRegistry.get(schema);
				meta && assignProps(result.schema, meta);
				if (ctx.io === "input" && isTransforming(schema)) {
					delete result.schema.examples;
					delete result.schema.default;
				}
				ctx.io === "input" && "_prefault" in result.schema && ((_a = result.schema).default ?? (_a.default = result.schema._prefault));
				delete result.schema._prefault;
				return ctx.seen.get(schema).schema;
			}
			function encodeJSONPointerSegment(segment) {
				return segment.replace(/~/g, "~0").replace(/\//g, "~1");
			}
			function extractDefs(ctx, schema) {
				let root = ctx.seen.get(schema);
				if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
				if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
				let idToSchema = new Map();
				for (let entry of ctx.seen.entries()) {
					let id = ctx.metadataRegistry.get(entry[0])?.id;
					if (id) {
						let existing = idToSchema.get(id);
						if (existing && existing !== entry[0]) throw Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
						idToSchema.set(id, entry[0]);
					}
				}
				let makeURI = (entry) => {
					let defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
					if (ctx.external) {
						let externalId = ctx.external.registry.get(entry[0])?.id;
						let uriGenerator = ctx.external.uri ?? ((id) => id);
						if (externalId) return { ref: uriGenerator(externalId) };
						let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
						entry[1].defId = id;
						return {
							defId: id,
							ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
						};
					}
					let defUriPrefix = `#/${defsSegment}/`;
					if (entry[1] === root && !entry[1].schema.id) return { ref: "#" };
					let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
					return {
						defId,
						ref: defUriPrefix + encodeJSONPointerSegment(defId)
					};
				};
				let extractToDef = (entry) => {
					if (entry[1].schema.$ref) return;
					let seen = entry[1];
					let { ref, defId } = makeURI(entry);
					seen.def = { ...seen.schema };
					defId && (seen.defId = defId);
					let schema = seen.schema;
					for (let key in schema) delete schema[key];
					schema.$ref = ref;
				};
				if (ctx.cycles === "throw") for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (seen.cycle) throw Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
				}
				for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (schema === entry[0]) {
						extractToDef(entry);
						continue;
					}
					if (ctx.external) {
						let ext = ctx.external.registry.get(entry[0])?.id;
						if (schema !== entry[0] && ext) {
							extractToDef(entry);
							continue;
						}
					}
					if (ctx.metadataRegistry.get(entry[0])?.id) {
						extractToDef(entry);
						continue;
					}
					if (seen.cycle) {
						extractToDef(entry);
						continue;
					}
					seen.count > 1 && ctx.reused === "ref" && extractToDef(entry);
				}
				ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
			}
			function compactTypeUnion(schema) {
				let options = schema.anyOf;
				if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
				let types = [];
				for (let option of options) {
					if (!option || typeof option != "object") return;
					compactTypeUnion(option);
					let keys = Object.keys(option);
					if (keys.length !== 1 || keys[0] !== "type") return;
					let type = option.type;
					for (let member of Array.isArray(type) ? type : [type]) {
						if (typeof member != "string") return;
						types.includes(member) || types.push(member);
					}
				}
				delete schema.anyOf;
				schema.type = types.length === 1 ? types[0] : types;
			}
			let FOLDABLE_KEYS = new Set([
				"type",
				"properties",
				"required",
				"additionalProperties"
			]);
			let UNION_KEYS = ["oneOf", "anyOf"];
			function undeclaredConstraint(member) {
				let extra = member.additionalProperties;
				if (extra === void 0 || extra === !1 || typeof extra != "object" || !extra) return null;
				return Object.keys(extra).length ? extra : null;
			}
			function foldObjects(members) {
				let objects = [];
				for (let member of members) {
					if (typeof member != "object" || member.type !== "object") return null;
					for (let key in member) if (!FOLDABLE_KEYS.has(key)) return null;
					objects.push(member);
				}
				let properties = {};
				let required = new Set();
				for (let object of objects) {
					for (let key in object.properties) {
						if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
						let parts = [];
						for (let other of objects) {
							let part = other.properties?.[key] ?? undeclaredConstraint(other);
							if (part == null) continue;
							parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part);
						}
						assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
					}
					for (let key of object.required ?? []) required.add(key);
				}
				let folded = {
					type: "object",
					properties
				};
				required.size && (folded.required = [...required]);
				if (objects.every((object) => object.additionalProperties === !1)) folded.additionalProperties = !1;
				else {
					let constraints = [];
					for (let object of objects) {
						let constraint = undeclaredConstraint(object);
						constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
					}
					constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
				}
				return folded;
			}
			function foldIntersection(json) {
				let allOf = json.allOf;
				if (!Array.isArray(allOf) || allOf.length < 2) return;
				for (let key of FOLDABLE_KEYS) if (key in json) return;
				let unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
				let folded = null;
				if (!unions.length) folded = foldObjects(allOf);
				else {
					let union = unions[0];
					let keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
					if (Object.keys(union).length !== 1) return;
					let rest = allOf.filter((m) => m !== union);
					let branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
					if (branches.some((b) => !b)) return;
					folded = { [keyword]: branches };
				}
				if (!folded) return;
				delete json.allOf;
				assignProps(json, folded);
			}
			function finalize(ctx, schema) {
				let root = ctx.seen.get(schema);
				if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
				let flattenRef = (zodSchema) => {
					let seen = ctx.seen.get(zodSchema);
					if (seen.ref === null) return;
					let schema = seen.def ?? seen.schema;
					let _cached = { ...schema };
					let ref = seen.ref;
					seen.ref = null;
					if (ref) {
						flattenRef(ref);
						let refSeen = ctx.seen.get(ref);
						let refSchema = refSeen.schema;
						if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
							schema.allOf = schema.allOf ?? [];
							schema.allOf.push(refSchema);
						} else assignProps(schema, refSchema);
						assignProps(schema, _cached);
						if (zodSchema._zod.parent === ref) for (let key in schema) {
							if (key === "$ref" || key === "allOf") continue;
							key in _cached || delete schema[key];
						}
						if (refSchema.$ref && refSeen.def) for (let key in schema) {
							if (key === "$ref" || key === "allOf") continue;
							key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key]) && delete schema[key];
						}
					}
					let parent = zodSchema._zod.parent;
					if (parent && parent !== ref) {
						flattenRef(parent);
						let parentSeen = ctx.seen.get(parent);
						if (parentSeen?.schema.$ref) {
							schema.$ref = parentSeen.schema.$ref;
							if (parentSeen.def) for (let key in schema) {
								if (key === "$ref" || key === "allOf") continue;
								key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key]) && delete schema[key];
							}
						}
					}
					ctx.override({
						zodSchema,
						jsonSchema: schema,
						path: seen.path ?? []
					});
				};
				if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
					for (let entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
					if (ctx.target !== "openapi-3.0") for (let entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
					for (let rewrite of ctx.deferred) rewrite();
					if (ctx.intersections.length) {
						let carriers = new Map();
						for (let seen of ctx.seen.values()) for (let json of [seen.schema, seen.def]) {
							let allOf = json?.allOf;
							if (!Array.isArray(allOf)) continue;
							let existing = carriers.get(allOf);
							existing ? existing.push(json) : carriers.set(allOf, [json]);
						}
						for (let allOf of ctx.intersections) for (let json of carriers.get(allOf) ?? []) foldIntersection(json);
					}
				}
				let result = {};
				ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target;
				if (ctx.external?.uri) {
					let id = ctx.external.registry.get(schema)?.id;
					if (!id) throw Error("Schema is missing an `id` property");
					result.$id = ctx.external.uri(id);
				}
				assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
				let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
				rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
				let defs = ctx.external?.defs ?? {};
				if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (seen.def && seen.defId) {
						seen.def.id === seen.defId && delete seen.def.id;
						assignProp(defs, seen.defId, seen.def);
					}
				}
				ctx.external && (ctx.sharedEmitDoneFor = ctx.external);
				ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
				try {
					let finalized = JSON.parse(JSON.stringify(result));
					Object.defineProperty(finalized, "~standard", {
						value: {
							...schema["~standard"],
							jsonSchema: {
								input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
								output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
							}
						},
						enumerable: !1,
						writable: !1
					});
					return finalized;
				} catch {
					throw Error("Error converting schema to JSON.");
				}
			}
			function isTransforming(_schema, _ctx) {
				let ctx = _ctx ?? { seen: new Set() };
				if (ctx.seen.has(_schema)) return !1;
				ctx.seen.add(_schema);
				let def = _schema._zod.def;
				if (def.type === "transform") return !0;
				if (def.type === "array") return isTransforming(def.element, ctx);
				if (def.type === "set") return isTransforming(def.valueType, ctx);
				if (def.type === "lazy") return isTransforming(def.getter(), ctx);
				if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
				if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
				if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
				if (def.type === "pipe") {
					if (_schema._zod.traits.has("$ZodCodec")) return !0;
					return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
				}
				if (def.type === "object") {
					for (let key in def.shape) if (isTransforming(def.shape[key], ctx)) return !0;
					return !1;
				}
				if (def.type === "union") {
					for (let option of def.options) if (isTransforming(option, ctx)) return !0;
					return !1;
				}
				if (def.type === "tuple") {
					for (let item of def.items) if (isTransforming(item, ctx)) return !0;
					if (def.rest && isTransforming(def.rest, ctx)) return !0;
					return !1;
				}
				return !1;
			}
			let createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
				let ctx = initializeContext({
					...params,
					processors
				});
				processSchema(schema, ctx);
				extractDefs(ctx, schema);
				return finalize(ctx, schema);
			};
			let createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
				let { libraryOptions, target } = params ?? {};
				let ctx = initializeContext({
					...libraryOptions ?? {},
					target,
					io,
					processors
				});
				processSchema(schema, ctx);
				extractDefs(ctx, schema);
				return finalize(ctx, schema);
			};
			let narrowMin = (agg, key, value) => {
				(agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
			};
			let narrowMax = (agg, key, value) => {
				(agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
			};
			let narrowBoth = (agg, value) => {
				narrowMin(agg, "minimum", value);
				narrowMax(agg, "maximum", value);
			};
			let addDivisor = (agg, value) => {
				agg.multipleOf ??= [];
				agg.multipleOf.includes(value) || agg.multipleOf.push(value);
			};
			let addPattern = (agg, pattern) => {
				agg.patterns ??= new Set();
				agg.patterns.add(pattern);
			};
			let intersectMime = (agg, mime) => {
				agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
			};
			let setFormat = (agg, format) => {
				agg.format = format;
				format.includes("int") && (agg.isInt = !0);
			};
			let minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
			let maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
			let formatContributor = (ranges) => (agg, def) => {
				setFormat(agg, def.format);
				let [minimum, maximum] = ranges[def.format];
				narrowMin(agg, "minimum", minimum);
				narrowMax(agg, "maximum", maximum);
			};
			let contributors = {
				greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
				less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
				multiple_of: (agg, def) => addDivisor(agg, def.value),
				number_format: formatContributor(NUMBER_FORMAT_RANGES),
				bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
				min_length: minContributor,
				max_length: maxContributor,
				length_equals: (agg, def) => narrowBoth(agg, def.length),
				min_size: minContributor,
				max_size: maxContributor,
				size_equals: (agg, def) => narrowBoth(agg, def.size),
				string_format: (agg, def) => {
					setFormat(agg, def.format);
					def.pattern && addPattern(agg, def.pattern);
					(def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format);
					(def.local || def.precision === -1) && (agg.laxFormat = !0);
				},
				mime_type: (agg, def) => intersectMime(agg, def.mime)
			};
			function aggregateChecks(schema) {
				let agg = {};
				let def = schema._zod.def;
				let list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
				for (let ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
				let bag = schema._zod.bag;
				bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum);
				bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
				bag.maximum !== void 0 && narrowMax(agg, "maximum", bag.maximum);
				bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
				bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf);
				if (bag.format !== void 0) {
					agg.format ??= bag.format;
					bag.format.includes("int") && (agg.isInt = !0);
				}
				bag.mime && intersectMime(agg, bag.mime);
				for (let pattern of bag.patterns ?? []) addPattern(agg, pattern);
				return agg;
			}
			let formatMap = {
				guid: "uuid",
				url: "uri",
				datetime: "date-time",
				json_string: "json-string",
				regex: ""
			};
			let exactPatterns = new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
			let exactPattern = (p) => exactPatterns.get(p) ?? p;
			let stringProcessor = (schema, ctx, _json, _params) => {
				let json = _json;
				json.type = "string";
				let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
				typeof minimum == "number" && (json.minLength = minimum);
				typeof maximum == "number" && (json.maxLength = maximum);
				if (format) {
					json.format = formatMap[format] ?? format;
					json.format === "" && delete json.format;
					(format === "time" || laxFormat) && delete json.format;
				}
				contentEncoding && (json.contentEncoding = contentEncoding);
				if (patterns && patterns.size > 0) {
					let patternList = [...patterns].map(exactPattern);
					patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({
						...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
						pattern: regex.source
					}))]);
				}
			};
			let numberProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
				json.type = isInt ? "integer" : "number";
				let exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? -Infinity);
				let exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Infinity);
				let legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
				if (exMin) {
					if (legacy) {
						json.minimum = exclusiveMinimum;
						json.exclusiveMinimum = !0;
					} else json.exclusiveMinimum = exclusiveMinimum;
				} else typeof minimum == "number" && (json.minimum = minimum);
				if (exMax) {
					if (legacy) {
						json.maximum = exclusiveMaximum;
						json.exclusiveMaximum = !0;
					} else json.exclusiveMaximum = exclusiveMaximum;
				} else typeof maximum == "number" && (json.maximum = maximum);
				if (multipleOf) {
					let divisors = new Set();
					for (let divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
					let [first, ...rest] = divisors;
					first !== void 0 && (json.multipleOf = first);
					rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
				}
			};
			let booleanProcessor = (_schema, _ctx, json, _params) => {
				json.type = "boolean";
			};
			let nullProcessor = (_schema, ctx, json, _params) => {
				if (ctx.target === "openapi-3.0") {
					json.type = "string";
					json.nullable = !0;
					json.enum = [null];
				} else json.type = "null";
			};
			let neverProcessor = (_schema, _ctx, json, _params) => {
				json.not = {};
			};
			let enumProcessor = (schema, _ctx, json, _params) => {
				let def = schema._zod.def;
				let values = getEnumValues(def.entries);
				if (values.length === 0) {
					json.not = {};
					return;
				}
				values.every((v) => typeof v == "number") && (json.type = "number");
				values.every((v) => typeof v == "string") && (json.type = "string");
				json.enum = values;
			};
			let literalProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				if (def.values.length === 0) {
					json.not = {};
					return;
				}
				let vals = [];
				for (let val of def.values) if (val === void 0) {
					if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
				} else if (typeof val == "bigint") {
					if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
					vals.push(Number(val));
				} else vals.push(val);
				if (vals.length !== 0) {
					if (vals.length === 1) {
						let val = vals[0];
						json.type = val === null ? "null" : typeof val;
						ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
					} else {
						vals.every((v) => typeof v == "number") && (json.type = "number");
						vals.every((v) => typeof v == "string") && (json.type = "string");
						vals.every((v) => typeof v == "boolean") && (json.type = "boolean");
						vals.every((v) => v === null) && (json.type = "null");
						json.enum = vals;
					}
				}
			};
			let customProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
			};
			let transformProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
			};
			let arrayProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				let { minimum, maximum } = aggregateChecks(schema);
				typeof minimum == "number" && (json.minItems = minimum);
				typeof maximum == "number" && (json.maxItems = maximum);
				json.type = "array";
				json.items = processSchema(def.element, ctx, {
					...params,
					path: [...params.path, "items"]
				});
			};
			function inputOptin(schema) {
				let def = schema._zod.def;
				if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
				if (def.type === "catch") return inputOptin(def.innerType);
				return schema._zod.optin;
			}
			let objectProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				let shape = def.shape;
				if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
				json.type = "object";
				json.properties = {};
				for (let key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
					...params,
					path: [
						...params.path,
						"properties",
						key
					]
				}));
				let requiredKeys = [];
				for (let key of Object.keys(shape)) {
					let field = def.shape[key];
					(ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
				}
				requiredKeys.length > 0 && (json.required = requiredKeys);
				def.catchall?._zod.def.type === "never" ? json.additionalProperties = !1 : def.catchall ? def.catchall && (json.additionalProperties = processSchema(def.catchall, ctx, {
					...params,
					path: [...params.path, "additionalProperties"]
				})) : ctx.io === "output" && (json.additionalProperties = !1);
			};
			let unionProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let isExclusive = def.inclusive === !1;
				let options = def.options.map((x, i) => processSchema(x, ctx, {
					...params,
					path: [
						...params.path,
						isExclusive ? "oneOf" : "anyOf",
						i
					]
				}));
				isExclusive ? json.oneOf = options : json.anyOf = options;
			};
			let intersectionProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let a = processSchema(def.left, ctx, {
					...params,
					path: [
						...params.path,
						"allOf",
						0
					]
				});
				let b = processSchema(def.right, ctx, {
					...params,
					path: [
						...params.path,
						"allOf",
						1
					]
				});
				let isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
				let allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
				json.allOf = allOf;
				ctx.intersections.push(allOf);
			};
			function stringifyKeyNames(bySchema, json, visited) {
				if (json.$ref) {
					if (visited.has(json)) return json;
					visited.add(json);
					let def = bySchema.get(json)?.def;
					if (!def) return json;
					let inlined = stringifyKeyNames(bySchema, def, visited);
					return inlined === def ? json : inlined;
				}
				for (let keyword of ["anyOf", "oneOf"]) {
					let branches = json[keyword];
					if (!Array.isArray(branches)) continue;
					let mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
					mapped.some((branch, i) => branch !== branches[i]) && (json = {
						...json,
						[keyword]: mapped
					});
				}
				let types = Array.isArray(json.type) ? json.type : [json.type];
				let numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
				let values = json.enum ?? (json.const === void 0 ? void 0 : [json.const]);
				if (!numericType && !values?.some((v) => typeof v == "number")) return json;
				let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
				rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const));
				if (!numericType) return rest;
				rest.type = "string";
				values || (rest.pattern = (types.includes("number") ? number$1 : integer).source);
				return rest;
			}
			let pendingRecords = new WeakMap();
			function rewriteKeyNames(ctx) {
				let bySchema = new Map();
				for (let entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
				let rewrites = new Map();
				for (let record of pendingRecords.get(ctx) ?? []) {
					let seen = ctx.seen.get(record);
					let names = (seen?.def ?? seen?.schema)?.propertyNames;
					if (!names || names === !0 || rewrites.has(names)) continue;
					let rewritten = stringifyKeyNames(bySchema, names, new Set());
					rewritten !== names && rewrites.set(names, rewritten);
				}
				if (!rewrites.size) return;
				for (let entry of ctx.seen.values()) for (let carrier of [entry.schema, entry.def]) {
					let rewritten = carrier && rewrites.get(carrier.propertyNames);
					rewritten && (carrier.propertyNames = rewritten);
				}
			}
			let recordProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				json.type = "object";
				let keyType = def.keyType;
				let patterns = aggregateChecks(keyType).patterns;
				if (def.mode === "loose" && patterns && patterns.size > 0) {
					let valueSchema = processSchema(def.valueType, ctx, {
						...params,
						path: [
							...params.path,
							"patternProperties",
							"*"
						]
					});
					json.patternProperties = {};
					for (let pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
				} else {
					if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
						json.propertyNames = processSchema(def.keyType, ctx, {
							...params,
							path: [...params.path, "propertyNames"]
						});
						let pending = pendingRecords.get(ctx);
						if (!pending) {
							pending = [];
							pendingRecords.set(ctx, pending);
							ctx.deferred.push(() => rewriteKeyNames(ctx));
						}
						pending.push(schema);
					}
					json.additionalProperties = processSchema(def.valueType, ctx, {
						...params,
						path: [...params.path, "additionalProperties"]
					});
				}
				let keyValues = keyType._zod.values;
				let omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
				if (keyValues && !def.partial && !omittableOnInput) {
					let validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
					validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
				}
			};
			let nullableProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let inner = processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				if (ctx.target === "openapi-3.0") {
					seen.ref = def.innerType;
					json.nullable = !0;
				} else json.anyOf = [inner, { type: "null" }];
			};
			let nonoptionalProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
			};
			let UNREPRESENTABLE_DEFAULT = Symbol();
			function serializeDefaultValue(value, schema, ctx, json, params) {
				let unrepresentable = !1;
				let serialized = JSON.stringify(value, (_, val) => {
					if (typeof val != "bigint") return val;
					unrepresentable = !0;
					return null;
				});
				if (!unrepresentable) return JSON.parse(serialized);
				handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
				return UNREPRESENTABLE_DEFAULT;
			}
			let defaultProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
				value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
			};
			let prefaultProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				if (ctx.io !== "input") return;
				let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
				value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
			};
			let catchProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				let catchValue;
				try {
					catchValue = def.catchValue(void 0);
				} catch {
					handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
					return;
				}
				json.default = catchValue;
			};
			let pipeProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				let inIsTransform = def.in._zod.traits.has("$ZodTransform");
				let innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
				processSchema(innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = innerType;
			};
			let readonlyProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				json.readOnly = !0;
			};
			let optionalProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
			};
			let _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
			function _lazyMethod(proto, key, make) {
				Object.defineProperty(proto, key, {
					configurable: !0,
					enumerable: !1,
					get() {
						let value = make(this);
						Object.defineProperty(this, key, {
							value,
							configurable: !0,
							writable: !0
						});
						return value;
					},
					set(value) {
						Object.defineProperty(this, key, {
							value,
							configurable: !0,
							writable: !0
						});
					}
				});
			}
			let initializer = (inst, issues) => {
				$ZodError.init(inst, issues);
				inst.name = "ZodError";
				let proto = Object.getPrototypeOf(inst);
				if (_installedErrorProtos.has(proto)) return;
				_installedErrorProtos.add(proto);
				_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
				_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
				_lazyMethod(proto, "addIssue", (self) => (issue) => {
					self.issues.push(issue);
					self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
				});
				_lazyMethod(proto, "addIssues", (self) => (issues) => {
					self.issues.push(...issues);
					self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
				});
				Object.defineProperty(proto, "isEmpty", {
					configurable: !0,
					enumerable: !1,
					get() {
						return this.issues.length === 0;
					}
				});
			};
			let ZodRealError = $constructor("ZodError", initializer, void 0, { Parent: Error });
			let parse = _parse(ZodRealError);
			let parseAsync = _parseAsync(ZodRealError);
			let safeParse = _safeParse(ZodRealError);
			let safeParseAsync = _safeParseAsync(ZodRealError);
			let encode = _encode(ZodRealError);
			let decode = _decode(ZodRealError);
			let encodeAsync = _encodeAsync(ZodRealError);
			let decodeAsync = _decodeAsync(ZodRealError);
			let safeEncode = _safeEncode(ZodRealError);
			let safeDecode = _safeDecode(ZodRealError);
			let safeEncodeAsync = _safeEncodeAsync(ZodRealError);
			let safeDecodeAsync = _safeDecodeAsync(ZodRealError);
			function _ensureDefaultLocale() {
				globalConfig.localeError || config(en_default());
			}
			function _ensureDefaultMemoizer() {
				globalConfig.memoizer || config({ memoizer: memoizer() });
			}
			let ZodType = $constructor("ZodType", (inst, def) => {
				_ensureDefaultLocale();
				$ZodType.init(inst, def);
				inst.def = def;
				inst.type = def.type;
				return inst;
			}, {
				check(...chks) {
					let def = this.def;
					return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch == "function" ? { _zod: {
						check: ch,
						def: { check: "custom" },
						onattach: []
					} } : ch)] }), { parent: !0 });
				},
				with(...chks) {
					return this.check(...chks);
				},
				clone(def, params) {
					return clone(this, def, params);
				},
				brand() {
					return this;
				},
				register(reg, meta) {
					reg.add(this, meta);
					return this;
				},
				refine(check, params) {
					return this.check(refine(check, params));
				},
				superRefine(refinement, params) {
					return this.check(superRefine(refinement, params));
				},
				overwrite(fn) {
					return this.check(_overwrite(fn));
				},
				optional() {
					return optional(this);
				},
				exactOptional() {
					return exactOptional(this);
				},
				nullable() {
					return nullable(this);
				},
				nullish() {
					return optional(nullable(this));
				},
				nonoptional(params) {
					return nonoptional(this, params);
				},
				array() {
					return array(this);
				},
				or(arg) {
					return union([this, arg]);
				},
				and(arg) {
					return intersection(this, arg);
				},
				transform(tx) {
					return pipe(this, transform(tx));
				},
				default(d) {
					return _default(this, d);
				},
				prefault(d) {
					return prefault(this, d);
				},
				catch(params) {
					return _catch(this, params);
				},
				pipe(target) {
					return pipe(this, target);
				},
				readonly() {
					return readonly(this);
				},
				describe(description) {
					let cl = this.clone();
					globalRegistry.add(cl, { description });
					return cl;
				},
				meta(...args) {
					if (args.length === 0) return globalRegistry.get(this);
					let cl = this.clone();
					globalRegistry.add(cl, args[0]);
					return cl;
				},
				isOptional() {
					return this.safeParse(void 0).success;
				},
				isNullable() {
					return this.safeParse(null).success;
				},
				apply(fn, ...args) {
					return args.length === 0 ? fn(this) : fn(this, ...args);
				},
				get "~standard"() {
					return hide(this, "~standard", {
						...standardProps(this),
						jsonSchema: {
							input: createStandardJSONSchemaMethod(this, "input"),
							output: createStandardJSONSchemaMethod(this, "output")
						}
					});
				},
				set "~standard"(value) {
					own(this, "~standard", value);
				},
				parse: function _parse(data, params) {
					return parse(this, data, params, { callee: _parse });
				},
				parseAsync: async function _parseAsync(data, params) {
					return await parseAsync(this, data, params, { callee: _parseAsync });
				},
				safeParse(data, params) {
					return safeParse(this, data, params);
				},
				async safeParseAsync(data, params) {
					return safeParseAsync(this, data, params);
				},
				get spa() {
					return this?.safeParseAsync;
				},
				set spa(value) {
					own(this, "spa", value);
				},
				validate(data, params) {
					return validate(this, data, params);
				},
				validateAsync(data, params) {
					return validateAsync$1(this, data, params);
				},
				encode: function _encode(data, params) {
					return encode(this, data, params, { callee: _encode });
				},
				decode: function _decode(data, params) {
					return decode(this, data, params, { callee: _decode });
				},
				encodeAsync: async function _encodeAsync(data, params) {
					return await encodeAsync(this, data, params, { callee: _encodeAsync });
				},
				decodeAsync: async function _decodeAsync(data, params) {
					return await decodeAsync(this, data, params, { callee: _decodeAsync });
				},
				safeEncode(data, params) {
					return safeEncode(this, data, params);
				},
				safeDecode(data, params) {
					return safeDecode(this, data, params);
				},
				async safeEncodeAsync(data, params) {
					return safeEncodeAsync(this, data, params);
				},
				async safeDecodeAsync(data, params) {
					return safeDecodeAsync(this, data, params);
				},
				toJSONSchema(params) {
					return createToJSONSchemaMethod(this, {})(params);
				},
				get description() {
					return globalRegistry.get(this)?.description;
				},
				get _def() {
					return this._zod.def;
				}
			});
			let _ZodString = $constructor("_ZodString", (inst, def) => {
				$ZodString.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
			}, derived({
				format: (inst) => aggregateChecks(inst).format ?? null,
				minLength: (inst) => aggregateChecks(inst).minimum ?? null,
				maxLength: (inst) => aggregateChecks(inst).maximum ?? null
			}, {
				regex(...args) {
					return this.check(_regex(...args));
				},
				includes(...args) {
					return this.check(_includes(...args));
				},
				startsWith(...args) {
					return this.check(_startsWith(...args));
				},
				endsWith(...args) {
					return this.check(_endsWith(...args));
				},
				min(...args) {
					return this.check(_minLength(...args));
				},
				max(...args) {
					return this.check(_maxLength(...args));
				},
				length(...args) {
					return this.check(_length(...args));
				},
				nonempty(...args) {
					return this.check(_minLength(1, ...args));
				},
				lowercase(params) {
					return this.check(_lowercase(params));
				},
				uppercase(params) {
					return this.check(_uppercase(params));
				},
				trim() {
					return this.check(_trim());
				},
				normalize(...args) {
					return this.check(_normalize(...args));
				},
				toLowerCase() {
					return this.check(_toLowerCase());
				},
				toUpperCase() {
					return this.check(_toUpperCase());
				},
				slugify() {
					return this.check(_slugify());
				}
			}));
			let ZodString = $constructor("ZodString", (inst, def) => {
				$ZodString.init(inst, def);
				_ZodString.init(inst, def);
			}, {
				email(params) {
					return this.check(_email(ZodEmail, params));
				},
				url(params) {
					return this.check(_url(ZodURL, params));
				},
				jwt(params) {
					return this.check(_jwt(ZodJWT, params));
				},
				emoji(params) {
					return this.check(_emoji(ZodEmoji, params));
				},
				guid(params) {
					return this.check(_guid(ZodGUID, params));
				},
				uuid(params) {
					return this.check(_uuid(ZodUUID, params));
				},
				uuidv4(params) {
					return this.check(_uuidv4(ZodUUID, params));
				},
				uuidv6(params) {
					return this.check(_uuidv6(ZodUUID, params));
				},
				uuidv7(params) {
					return this.check(_uuidv7(ZodUUID, params));
				},
				nanoid(params) {
					return this.check(_nanoid(ZodNanoID, params));
				},
				cuid(params) {
					return this.check(_cuid(ZodCUID, params));
				},
				cuid2(params) {
					return this.check(_cuid2(ZodCUID2, params));
				},
				ulid(params) {
					return this.check(_ulid(ZodULID, params));
				},
				base64(params) {
					return this.check(_base64(ZodBase64, params));
				},
				base64url(params) {
					return this.check(_base64url(ZodBase64URL, params));
				},
				xid(params) {
					return this.check(_xid(ZodXID, params));
				},
				ksuid(params) {
					return this.check(_ksuid(ZodKSUID, params));
				},
				ipv4(params) {
					return this.check(_ipv4(ZodIPv4, params));
				},
				ipv6(params) {
					return this.check(_ipv6(ZodIPv6, params));
				},
				cidrv4(params) {
					return this.check(_cidrv4(ZodCIDRv4, params));
				},
				cidrv6(params) {
					return this.check(_cidrv6(ZodCIDRv6, params));
				},
				e164(params) {
					return this.check(_e164(ZodE164, params));
				},
				datetime(params) {
					return this.check(_isoDateTime(ZodISODateTime, params));
				},
				date(params) {
					return this.check(_isoDate(ZodISODate, params));
				},
				time(params) {
					return this.check(_isoTime(ZodISOTime, params));
				},
				duration(params) {
					return this.check(_isoDuration(ZodISODuration, params));
				}
			});
			function string(params) {
				return _string(ZodString, params);
			}
			let ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
				$ZodStringFormat.init(inst, def);
				_ZodString.init(inst, def);
			});
			let ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
				$ZodISODateTime.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodISODate = $constructor("ZodISODate", (inst, def) => {
				$ZodISODate.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
				$ZodISOTime.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
				$ZodISODuration.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodEmail = $constructor("ZodEmail", (inst, def) => {
				$ZodEmail.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodGUID = $constructor("ZodGUID", (inst, def) => {
				$ZodGUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodUUID = $constructor("ZodUUID", (inst, def) => {
				$ZodUUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodURL = $constructor("ZodURL", (inst, def) => {
				$ZodURL.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
				$ZodEmoji.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
				$ZodNanoID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCUID = $constructor("ZodCUID", (inst, def) => {
				$ZodCUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
				$ZodCUID2.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodULID = $constructor("ZodULID", (inst, def) => {
				$ZodULID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodXID = $constructor("ZodXID", (inst, def) => {
				$ZodXID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
				$ZodKSUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
				$ZodIPv4.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
				$ZodIPv6.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
				$ZodCIDRv4.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
				$ZodCIDRv6.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodBase64 = $constructor("ZodBase64", (inst, def) => {
				$ZodBase64.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
				$ZodBase64URL.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodE164 = $constructor("ZodE164", (inst, def) => {
				$ZodE164.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodJWT = $constructor("ZodJWT", (inst, def) => {
				$ZodJWT.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodNumber = $constructor("ZodNumber", (inst, def) => {
				$ZodNumber.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
				inst.isFinite = !0;
			}, derived({
				minValue: (inst) => {
					let { minimum, exclusiveMinimum } = aggregateChecks(inst);
					return Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
				},
				maxValue: (inst) => {
					let { maximum, exclusiveMaximum } = aggregateChecks(inst);
					return Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
				},
				isInt: (inst) => {
					let { isInt, multipleOf } = aggregateChecks(inst);
					return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
				},
				format: (inst) => aggregateChecks(inst).format ?? null
			}, {
				gt(value, params) {
					return this.check(_gt(value, params));
				},
				gte(value, params) {
					return this.check(_gte(value, params));
				},
				min(value, params) {
					return this.check(_gte(value, params));
				},
				lt(value, params) {
					return this.check(_lt(value, params));
				},
				lte(value, params) {
					return this.check(_lte(value, params));
				},
				max(value, params) {
					return this.check(_lte(value, params));
				},
				int(params) {
					return this.check(int(params));
				},
				safe(params) {
					return this.check(int(params));
				},
				positive(params) {
					return this.check(_gt(0, params));
				},
				nonnegative(params) {
					return this.check(_gte(0, params));
				},
				negative(params) {
					return this.check(_lt(0, params));
				},
				nonpositive(params) {
					return this.check(_lte(0, params));
				},
				multipleOf(value, params) {
					return this.check(_multipleOf(value, params));
				},
				step(value, params) {
					return this.check(_multipleOf(value, params));
				},
				finite() {
					return this;
				}
			}));
			function number(params) {
				return _number(ZodNumber, params);
			}
			let ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
				$ZodNumberFormat.init(inst, def);
				ZodNumber.init(inst, def);
			});
			function int(params) {
				return _int(ZodNumberFormat, params);
			}
			let ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
				$ZodBoolean.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
			});
			function boolean(params) {
				return _boolean(ZodBoolean, params);
			}
			let ZodNull = $constructor("ZodNull", (inst, def) => {
				$ZodNull.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
			});
			function _null(params) {
				return _null$1(ZodNull, params);
			}
			let ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
				$ZodUnknown.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => void 0;
			});
			function unknown() {
				return _unknown(ZodUnknown);
			}
			let ZodNever = $constructor("ZodNever", (inst, def) => {
				$ZodNever.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
			});
			function never(params) {
				return _never(ZodNever, params);
			}
			let ZodArray = $constructor("ZodArray", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodArray.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
				inst.element = def.element;
			}, {
				min(n, params) {
					return this.check(_minLength(n, params));
				},
				nonempty(params) {
					return this.check(_minLength(1, params));
				},
				max(n, params) {
					return this.check(_maxLength(n, params));
				},
				length(n, params) {
					return this.check(_length(n, params));
				},
				unwrap() {
					return this.element;
				}
			});
			function array(element, params) {
				return _array(ZodArray, element, params);
			}
			let ZodObject = $constructor("ZodObject", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodObjectJIT.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
				installLazyProp(inst, "shape", (self) => self._zod.def.shape, !1);
			}, {
				keyof() {
					return _enum(Object.keys(this._zod.def.shape));
				},
				catchall(catchall) {
					return this.clone(mergeDefs(this._zod.def, { catchall }));
				},
				passthrough() {
					return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
				},
				loose() {
					return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
				},
				strict() {
					return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
				},
				strip() {
					return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
				},
				extend(incoming) {
					return extend(this, incoming);
				},
				safeExtend(incoming) {
					return safeExtend(this, incoming);
				},
				merge(other) {
					return merge(this, other);
				},
				pick(mask) {
					return pick(this, mask);
				},
				omit(mask) {
					return omit(this, mask);
				},
				partial(...args) {
					return partial(ZodOptional, this, args[0]);
				},
				exactPartial(...args) {
					return partial(ZodExactOptional, this, args[0], "exactPartial");
				},
				required(...args) {
					return required(ZodNonOptional, this, args[0]);
				}
			});
			function object(shape, params) {
				let def = {
					type: "object",
					shape: shape ?? {},
					...normalizeParams(params)
				};
				return new ZodObject(def);
			}
			function looseObject(shape, params) {
				return new ZodObject({
					type: "object",
					shape,
					catchall: unknown(),
					...normalizeParams(params)
				});
			}
			let ZodUnion = $constructor("ZodUnion", (inst, def) => {
				$ZodUnion.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
				inst.options = def.options;
			});
			function union(options, params) {
				return new ZodUnion({
					type: "union",
					options,
					...normalizeParams(params)
				});
			}
			let ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
				ZodUnion.init(inst, def);
				$ZodDiscriminatedUnion.init(inst, def);
			});
			function discriminatedUnion(discriminator, options, params) {
				return new ZodDiscriminatedUnion({
					type: "union",
					options,
					discriminator,
					...normalizeParams(params)
				});
			}
			let ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
				$ZodIntersection.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
			});
			function intersection(left, right) {
				return new ZodIntersection({
					type: "intersection",
					left,
					right
				});
			}
			let ZodRecord = $constructor("ZodRecord", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodRecord.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
				inst.keyType = def.keyType;
				inst.valueType = def.valueType;
			});
			function record(keyType, valueType, params) {
				if (!valueType || !valueType._zod) return new ZodRecord({
					type: "record",
					keyType: string(),
					valueType: keyType,
					...normalizeParams(valueType)
				});
				return new ZodRecord({
					type: "record",
					keyType,
					valueType,
					...normalizeParams(params)
				});
			}
			let ZodEnum = $constructor("ZodEnum", (inst, def) => {
				$ZodEnum.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
				inst.enum = def.entries;
				inst.options = [...inst._zod.values];
				let keys = new Set(Object.keys(def.entries));
				inst.extract = (values, params) => {
					let newEntries = {};
					for (let value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
					else throw Error(`Key ${value} not found in enum`);
					return new ZodEnum({
						...def,
						checks: [],
						...normalizeParams(params),
						entries: newEntries
					});
				};
				inst.exclude = (values, params) => {
					let newEntries = { ...def.entries };
					for (let value of values) if (keys.has(value)) delete newEntries[value];
					else throw Error(`Key ${value} not found in enum`);
					return new ZodEnum({
						...def,
						checks: [],
						...normalizeParams(params),
						entries: newEntries
					});
				};
			});
			function _enum(values, params) {
				let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
				return new ZodEnum({
					type: "enum",
					entries,
					...normalizeParams(params)
				});
			}
			let ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
				$ZodLiteral.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
				inst.values = new Set(def.values);
				Object.defineProperty(inst, "value", { get() {
					if (def.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
					return def.values[0];
				} });
			});
			function literal(value, params) {
				return new ZodLiteral({
					type: "literal",
					values: Array.isArray(value) ? value : [value],
					...normalizeParams(params)
				});
			}
			let ZodTransform = $constructor("ZodTransform", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodTransform.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
				inst._zod.parse = (payload, _ctx) => {
					if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
					payload.addIssue = (issue$1) => {
						if (typeof issue$1 == "string") payload.issues.push(issue(issue$1, payload.value, def));
						else {
							let _issue = issue$1;
							_issue.fatal && (_issue.continue = !1);
							_issue.code ??= "custom";
							"input" in _issue || (_issue.input = payload.value);
							_issue.inst ??= inst;
							payload.issues.push(issue(_issue));
						}
					};
					let output = def.transform(payload.value, payload);
					if (output instanceof Promise) return output.then((output) => {
						payload.value = output;
						return payload;
					});
					payload.value = output;
					return payload;
				};
			});
			function transform(fn) {
				return new ZodTransform({
					type: "transform",
					transform: fn
				});
			}
			let ZodOptional = $constructor("ZodOptional", (inst, def) => {
				$ZodOptional.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function optional(innerType) {
				return new ZodOptional({
					type: "optional",
					innerType
				});
			}
			let ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
				$ZodExactOptional.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function exactOptional(innerType) {
				return new ZodExactOptional({
					type: "optional",
					innerType
				});
			}
			let ZodNullable = $constructor("ZodNullable", (inst, def) => {
				$ZodNullable.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function nullable(innerType) {
				return new ZodNullable({
					type: "nullable",
					innerType
				});
			}
			let ZodDefault = $constructor("ZodDefault", (inst, def) => {
				$ZodDefault.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
				inst.removeDefault = inst.unwrap;
			});
			function _default(innerType, defaultValue) {
				return new ZodDefault({
					type: "default",
					innerType,
					get defaultValue() {
						return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
					}
				});
			}
			let ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
				$ZodPrefault.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function prefault(innerType, defaultValue) {
				return new ZodPrefault({
					type: "prefault",
					innerType,
					get defaultValue() {
						return typeof defaultValue == "function" ? defaultValue() : shallowClone(defaultValue);
					}
				});
			}
			let ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
				$ZodNonOptional.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function nonoptional(innerType, params) {
				return new ZodNonOptional({
					type: "nonoptional",
					innerType,
					...normalizeParams(params)
				});
			}
			let ZodCatch = $constructor("ZodCatch", (inst, def) => {
				$ZodCatch.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
				inst.removeCatch = inst.unwrap;
			});
			function _catch(innerType, catchValue) {
				return new ZodCatch({
					type: "catch",
					innerType,
					catchValue: typeof catchValue == "function" ? catchValue : constantCatch(catchValue)
				});
			}
			let ZodPipe = $constructor("ZodPipe", (inst, def) => {
				$ZodPipe.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
				inst.in = def.in;
				inst.out = def.out;
			});
			function pipe(in_, out) {
				return new ZodPipe({
					type: "pipe",
					in: in_,
					out
				});
			}
			let ZodPreprocess = $constructor("ZodPreprocess", (inst, def) => {
				ZodPipe.init(inst, def);
				$ZodPreprocess.init(inst, def);
			});
			let ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
				$ZodReadonly.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function readonly(innerType) {
				return new ZodReadonly({
					type: "readonly",
					innerType
				});
			}
			let ZodCustom = $constructor("ZodCustom", (inst, def) => {
				$ZodCustom.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
			});
			function custom(fn, _params) {
				return _custom(ZodCustom, fn ?? (() => !0), _params);
			}
			function refine(fn, _params = {}) {
				return _refine(ZodCustom, fn, _params);
			}
			function superRefine(fn, params) {
				return _superRefine(fn, params);
			}
			function preprocess(fn, schema) {
				return new ZodPreprocess({
					type: "pipe",
					in: transform(fn),
					out: schema
				});
			}
			function datetime(params) {
				return _isoDateTime(ZodISODateTime, params);
			}
			let LATEST_PROTOCOL_VERSION = "2025-11-25";
			let SUPPORTED_PROTOCOL_VERSIONS = [
				LATEST_PROTOCOL_VERSION,
				"2025-06-18",
				"2025-03-26",
				"2024-11-05",
				"2024-10-07"
			];
			let RELATED_TASK_META_KEY = "io.modelcontextprotocol/related-task";
			let AssertObjectSchema = custom((v) => v !== null && (typeof v == "object" || typeof v == "function"));
			let ProgressTokenSchema = union([string(), number().int()]);
			let CursorSchema = string();
			looseObject({
				ttl: number().optional(),
				pollInterval: number().optional()
			});
			let TaskMetadataSchema = object({ ttl: number().optional() });
			let RelatedTaskMetadataSchema = object({ taskId: string() });
			let RequestMetaSchema = looseObject({
				progressToken: ProgressTokenSchema.optional(),
				[RELATED_TASK_META_KEY]: RelatedTaskMetadataSchema.optional()
			});
			let BaseRequestParamsSchema = object({ _meta: RequestMetaSchema.optional() });
			let TaskAugmentedRequestParamsSchema = BaseRequestParamsSchema.extend({ task: TaskMetadataSchema.optional() });
			let isTaskAugmentedRequestParams = (value) => TaskAugmentedRequestParamsSchema.safeParse(value).success;
			let RequestSchema = object({
				method: string(),
				params: BaseRequestParamsSchema.loose().optional()
			});
			let NotificationsParamsSchema = object({ _meta: RequestMetaSchema.optional() });
			let NotificationSchema = object({
				method: string(),
				params: NotificationsParamsSchema.loose().optional()
			});
			let ResultSchema = looseObject({ _meta: RequestMetaSchema.optional() });
			let RequestIdSchema = union([string(), number().int()]);
			let JSONRPCRequestSchema = object({
				jsonrpc: literal("2.0"),
				id: RequestIdSchema,
				...RequestSchema.shape
			}).strict();
			let isJSONRPCRequest = (value) => JSONRPCRequestSchema.safeParse(value).success;
			let JSONRPCNotificationSchema = object({
				jsonrpc: literal("2.0"),
				...NotificationSchema.shape
			}).strict();
			let isJSONRPCNotification = (value) => JSONRPCNotificationSchema.safeParse(value).success;
			let JSONRPCResultResponseSchema = object({
				jsonrpc: literal("2.0"),
				id: RequestIdSchema,
				result: ResultSchema
			}).strict();
			let isJSONRPCResultResponse = (value) => JSONRPCResultResponseSchema.safeParse(value).success;
			var ErrorCode;
			(function(ErrorCode) {
				ErrorCode[ErrorCode.ConnectionClosed = -32e3] = "ConnectionClosed";
				ErrorCode[ErrorCode.RequestTimeout = -32001] = "RequestTimeout";
				ErrorCode[ErrorCode.ParseError = -32700] = "ParseError";
				ErrorCode[ErrorCode.InvalidRequest = -32600] = "InvalidRequest";
				ErrorCode[ErrorCode.MethodNotFound = -32601] = "MethodNotFound";
				ErrorCode[ErrorCode.InvalidParams = -32602] = "InvalidParams";
				ErrorCode[ErrorCode.InternalError = -32603] = "InternalError";
				ErrorCode[ErrorCode.UrlElicitationRequired = -32042] = "UrlElicitationRequired";
			})(ErrorCode ||= {});
			let JSONRPCErrorResponseSchema = object({
				jsonrpc: literal("2.0"),
				id: RequestIdSchema.optional(),
				error: object({
					code: number().int(),
					message: string(),
					data: unknown().optional()
				})
			}).strict();
			let isJSONRPCErrorResponse = (value) => JSONRPCErrorResponseSchema.safeParse(value).success;
			let JSONRPCMessageSchema = union([
				JSONRPCRequestSchema,
				JSONRPCNotificationSchema,
				JSONRPCResultResponseSchema,
				JSONRPCErrorResponseSchema
			]);
			union([JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
			let EmptyResultSchema = ResultSchema.strict();
			let CancelledNotificationParamsSchema = NotificationsParamsSchema.extend({
				requestId: RequestIdSchema.optional(),
				reason: string().optional()
			});
			let CancelledNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/cancelled"),
				params: CancelledNotificationParamsSchema
			});
			let IconsSchema = object({ icons: array(object({
				src: string(),
				mimeType: string().optional(),
				sizes: array(string()).optional(),
				theme: _enum(["light", "dark"]).optional()
			})).optional() });
			let BaseMetadataSchema = object({
				name: string(),
				title: string().optional()
			});
			let ImplementationSchema = BaseMetadataSchema.extend({
				...BaseMetadataSchema.shape,
				...IconsSchema.shape,
				version: string(),
				websiteUrl: string().optional(),
				description: string().optional()
			});
			let ElicitationCapabilitySchema = preprocess((value) => {
				if (value && typeof value == "object" && !Array.isArray(value) && Object.keys(value).length === 0) return { form: {} };
				return value;
			}, intersection(object({
				form: intersection(object({ applyDefaults: boolean().optional() }), record(string(), unknown())).optional(),
				url: AssertObjectSchema.optional()
			}), record(string(), unknown()).optional()));
			let ClientTasksCapabilitySchema = looseObject({
				list: AssertObjectSchema.optional(),
				cancel: AssertObjectSchema.optional(),
				requests: looseObject({
					sampling: looseObject({ createMessage: AssertObjectSchema.optional() }).optional(),
					elicitation: looseObject({ create: AssertObjectSchema.optional() }).optional()
				}).optional()
			});
			let ServerTasksCapabilitySchema = looseObject({
				list: AssertObjectSchema.optional(),
				cancel: AssertObjectSchema.optional(),
				requests: looseObject({ tools: looseObject({ call: AssertObjectSchema.optional() }).optional() }).optional()
			});
			let ClientCapabilitiesSchema = object({
				experimental: record(string(), AssertObjectSchema).optional(),
				sampling: object({
					context: AssertObjectSchema.optional(),
					tools: AssertObjectSchema.optional()
				}).optional(),
				elicitation: ElicitationCapabilitySchema.optional(),
				roots: object({ listChanged: boolean().optional() }).optional(),
				tasks: ClientTasksCapabilitySchema.optional(),
				extensions: record(string(), AssertObjectSchema).optional()
			});
			let InitializeRequestParamsSchema = BaseRequestParamsSchema.extend({
				protocolVersion: string(),
				capabilities: ClientCapabilitiesSchema,
				clientInfo: ImplementationSchema
			});
			let InitializeRequestSchema = RequestSchema.extend({
				method: literal("initialize"),
				params: InitializeRequestParamsSchema
			});
			let ServerCapabilitiesSchema = object({
				experimental: record(string(), AssertObjectSchema).optional(),
				logging: AssertObjectSchema.optional(),
				completions: AssertObjectSchema.optional(),
				prompts: object({ listChanged: boolean().optional() }).optional(),
				resources: object({
					subscribe: boolean().optional(),
					listChanged: boolean().optional()
				}).optional(),
				tools: object({ listChanged: boolean().optional() }).optional(),
				tasks: ServerTasksCapabilitySchema.optional(),
				extensions: record(string(), AssertObjectSchema).optional()
			});
			let InitializeResultSchema = ResultSchema.extend({
				protocolVersion: string(),
				capabilities: ServerCapabilitiesSchema,
				serverInfo: ImplementationSchema,
				instructions: string().optional()
			});
			let InitializedNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/initialized"),
				params: NotificationsParamsSchema.optional()
			});
			let PingRequestSchema = RequestSchema.extend({
				method: literal("ping"),
				params: BaseRequestParamsSchema.optional()
			});
			let ProgressSchema = object({
				progress: number(),
				total: optional(number()),
				message: optional(string())
			});
			let ProgressNotificationParamsSchema = object({
				...NotificationsParamsSchema.shape,
				...ProgressSchema.shape,
				progressToken: ProgressTokenSchema
			});
			let ProgressNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/progress"),
				params: ProgressNotificationParamsSchema
			});
			let PaginatedRequestParamsSchema = BaseRequestParamsSchema.extend({ cursor: CursorSchema.optional() });
			let PaginatedRequestSchema = RequestSchema.extend({ params: PaginatedRequestParamsSchema.optional() });
			let PaginatedResultSchema = ResultSchema.extend({ nextCursor: CursorSchema.optional() });
			let TaskStatusSchema = _enum([
				"working",
				"input_required",
				"completed",
				"failed",
				"cancelled"
			]);
			let TaskSchema = object({
				taskId: string(),
				status: TaskStatusSchema,
				ttl: union([number(), _null()]),
				createdAt: string(),
				lastUpdatedAt: string(),
				pollInterval: optional(number()),
				statusMessage: optional(string())
			});
			let CreateTaskResultSchema = ResultSchema.extend({ task: TaskSchema });
			let TaskStatusNotificationParamsSchema = NotificationsParamsSchema.merge(TaskSchema);
			let TaskStatusNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/tasks/status"),
				params: TaskStatusNotificationParamsSchema
			});
			let GetTaskRequestSchema = RequestSchema.extend({
				method: literal("tasks/get"),
				params: BaseRequestParamsSchema.extend({ taskId: string() })
			});
			let GetTaskResultSchema = ResultSchema.merge(TaskSchema);
			let GetTaskPayloadRequestSchema = RequestSchema.extend({
				method: literal("tasks/result"),
				params: BaseRequestParamsSchema.extend({ taskId: string() })
			});
			ResultSchema.loose();
			let ListTasksRequestSchema = PaginatedRequestSchema.extend({ method: literal("tasks/list") });
			let ListTasksResultSchema = PaginatedResultSchema.extend({ tasks: array(TaskSchema) });
			let CancelTaskRequestSchema = RequestSchema.extend({
				method: literal("tasks/cancel"),
				params: BaseRequestParamsSchema.extend({ taskId: string() })
			});
			let CancelTaskResultSchema = ResultSchema.merge(TaskSchema);
			let ResourceContentsSchema = object({
				uri: string(),
				mimeType: optional(string()),
				_meta: record(string(), unknown()).optional()
			});
			let TextResourceContentsSchema = ResourceContentsSchema.extend({ text: string() });
			let Base64Schema = string().refine((val) => {
				try {
					atob(val);
					return !0;
				} catch {
					return !1;
				}
			}, { message: "Invalid Base64 string" });
			let BlobResourceContentsSchema = ResourceContentsSchema.extend({ blob: Base64Schema });
			let RoleSchema = _enum(["user", "assistant"]);
			let AnnotationsSchema = object({
				audience: array(RoleSchema).optional(),
				priority: number().min(0).max(1).optional(),
				lastModified: datetime({ offset: !0 }).optional()
			});
			let ResourceSchema = object({
				...BaseMetadataSchema.shape,
				...IconsSchema.shape,
				uri: string(),
				description: optional(string()),
				mimeType: optional(string()),
				size: optional(number()),
				annotations: AnnotationsSchema.optional(),
				_meta: optional(looseObject({}))
			});
			let ResourceTemplateSchema = object({
				...BaseMetadataSchema.shape,
				...IconsSchema.shape,
				uriTemplate: string(),
				description: optional(string()),
				mimeType: optional(string()),
				annotations: AnnotationsSchema.optional(),
				_meta: optional(looseObject({}))
			});
			let ListResourcesRequestSchema = PaginatedRequestSchema.extend({ method: literal("resources/list") });
			let ListResourcesResultSchema = PaginatedResultSchema.extend({ resources: array(ResourceSchema) });
			let ListResourceTemplatesRequestSchema = PaginatedRequestSchema.extend({ method: literal("resources/templates/list") });
			let ListResourceTemplatesResultSchema = PaginatedResultSchema.extend({ resourceTemplates: array(ResourceTemplateSchema) });
			let ResourceRequestParamsSchema = BaseRequestParamsSchema.extend({ uri: string() });
			let ReadResourceRequestParamsSchema = ResourceRequestParamsSchema;
			let ReadResourceRequestSchema = RequestSchema.extend({
				method: literal("resources/read"),
				params: ReadResourceRequestParamsSchema
			});
			let ReadResourceResultSchema = ResultSchema.extend({ contents: array(union([TextResourceContentsSchema, BlobResourceContentsSchema])) });
			let ResourceListChangedNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/resources/list_changed"),
				params: NotificationsParamsSchema.optional()
			});
			let SubscribeRequestParamsSchema = ResourceRequestParamsSchema;
			let SubscribeRequestSchema = RequestSchema.extend({
				method: literal("resources/subscribe"),
				params: SubscribeRequestParamsSchema
			});
			let UnsubscribeRequestParamsSchema = ResourceRequestParamsSchema;
			let UnsubscribeRequestSchema = RequestSchema.extend({
				method: literal("resources/unsubscribe"),
				params: UnsubscribeRequestParamsSchema
			});
			let ResourceUpdatedNotificationParamsSchema = NotificationsParamsSchema.extend({ uri: string() });
			let ResourceUpdatedNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/resources/updated"),
				params: ResourceUpdatedNotificationParamsSchema
			});
			let PromptArgumentSchema = object({
				name: string(),
				description: optional(string()),
				required: optional(boolean())
			});
			let PromptSchema = object({
				...BaseMetadataSchema.shape,
				...IconsSchema.shape,
				description: optional(string()),
				arguments: optional(array(PromptArgumentSchema)),
				_meta: optional(looseObject({}))
			});
			let ListPromptsRequestSchema = PaginatedRequestSchema.extend({ method: literal("prompts/list") });
			let ListPromptsResultSchema = PaginatedResultSchema.extend({ prompts: array(PromptSchema) });
			let GetPromptRequestParamsSchema = BaseRequestParamsSchema.extend({
				name: string(),
				arguments: record(string(), string()).optional()
			});
			let GetPromptRequestSchema = RequestSchema.extend({
				method: literal("prompts/get"),
				params: GetPromptRequestParamsSchema
			});
			let TextContentSchema = object({
				type: literal("text"),
				text: string(),
				annotations: AnnotationsSchema.optional(),
				_meta: record(string(), unknown()).optional()
			});
			let ImageContentSchema = object({
				type: literal("image"),
				data: Base64Schema,
				mimeType: string(),
				annotations: AnnotationsSchema.optional(),
				_meta: record(string(), unknown()).optional()
			});
			let AudioContentSchema = object({
				type: literal("audio"),
				data: Base64Schema,
				mimeType: string(),
				annotations: AnnotationsSchema.optional(),
				_meta: record(string(), unknown()).optional()
			});
			let ToolUseContentSchema = object({
				type: literal("tool_use"),
				name: string(),
				id: string(),
				input: record(string(), unknown()),
				_meta: record(string(), unknown()).optional()
			});
			let EmbeddedResourceSchema = object({
				type: literal("resource"),
				resource: union([TextResourceContentsSchema, BlobResourceContentsSchema]),
				annotations: AnnotationsSchema.optional(),
				_meta: record(string(), unknown()).optional()
			});
			let ContentBlockSchema = union([
				TextContentSchema,
				ImageContentSchema,
				AudioContentSchema,
				ResourceSchema.extend({ type: literal("resource_link") }),
				EmbeddedResourceSchema
			]);
			let PromptMessageSchema = object({
				role: RoleSchema,
				content: ContentBlockSchema
			});
			let GetPromptResultSchema = ResultSchema.extend({
				description: string().optional(),
				messages: array(PromptMessageSchema)
			});
			let PromptListChangedNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/prompts/list_changed"),
				params: NotificationsParamsSchema.optional()
			});
			let ToolAnnotationsSchema = object({
				title: string().optional(),
				readOnlyHint: boolean().optional(),
				destructiveHint: boolean().optional(),
				idempotentHint: boolean().optional(),
				openWorldHint: boolean().optional()
			});
			let ToolExecutionSchema = object({ taskSupport: _enum([
				"required",
				"optional",
				"forbidden"
			]).optional() });
			let ToolSchema = object({
				...BaseMetadataSchema.shape,
				...IconsSchema.shape,
				description: string().optional(),
				inputSchema: object({
					type: literal("object"),
					properties: record(string(), AssertObjectSchema).optional(),
					required: array(string()).optional()
				}).catchall(unknown()),
				outputSchema: object({
					type: literal("object"),
					properties: record(string(), AssertObjectSchema).optional(),
					required: array(string()).optional()
				}).catchall(unknown()).optional(),
				annotations: ToolAnnotationsSchema.optional(),
				execution: ToolExecutionSchema.optional(),
				_meta: record(string(), unknown()).optional()
			});
			let ListToolsRequestSchema = PaginatedRequestSchema.extend({ method: literal("tools/list") });
			let ListToolsResultSchema = PaginatedResultSchema.extend({ tools: array(ToolSchema) });
			let CallToolResultSchema = ResultSchema.extend({
				content: array(ContentBlockSchema).default([]),
				structuredContent: record(string(), unknown()).optional(),
				isError: boolean().optional()
			});
			CallToolResultSchema.or(ResultSchema.extend({ toolResult: unknown() }));
			let CallToolRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
				name: string(),
				arguments: record(string(), unknown()).optional()
			});
			let CallToolRequestSchema = RequestSchema.extend({
				method: literal("tools/call"),
				params: CallToolRequestParamsSchema
			});
			let ToolListChangedNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/tools/list_changed"),
				params: NotificationsParamsSchema.optional()
			});
			object({
				autoRefresh: boolean().default(!0),
				debounceMs: number().int().nonnegative().default(300)
			});
			let LoggingLevelSchema = _enum([
				"debug",
				"info",
				"notice",
				"warning",
				"error",
				"critical",
				"alert",
				"emergency"
			]);
			let SetLevelRequestParamsSchema = BaseRequestParamsSchema.extend({ level: LoggingLevelSchema });
			let SetLevelRequestSchema = RequestSchema.extend({
				method: literal("logging/setLevel"),
				params: SetLevelRequestParamsSchema
			});
			let LoggingMessageNotificationParamsSchema = NotificationsParamsSchema.extend({
				level: LoggingLevelSchema,
				logger: string().optional(),
				data: unknown()
			});
			let LoggingMessageNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/message"),
				params: LoggingMessageNotificationParamsSchema
			});
			let ModelPreferencesSchema = object({
				hints: array(object({ name: string().optional() })).optional(),
				costPriority: number().min(0).max(1).optional(),
				speedPriority: number().min(0).max(1).optional(),
				intelligencePriority: number().min(0).max(1).optional()
			});
			let ToolChoiceSchema = object({ mode: _enum([
				"auto",
				"required",
				"none"
			]).optional() });
			let ToolResultContentSchema = object({
				type: literal("tool_result"),
				toolUseId: string().describe("The unique identifier for the corresponding tool call."),
				content: array(ContentBlockSchema).default([]),
				structuredContent: object({}).loose().optional(),
				isError: boolean().optional(),
				_meta: record(string(), unknown()).optional()
			});
			let SamplingContentSchema = discriminatedUnion("type", [
				TextContentSchema,
				ImageContentSchema,
				AudioContentSchema
			]);
			let SamplingMessageContentBlockSchema = discriminatedUnion("type", [
				TextContentSchema,
				ImageContentSchema,
				AudioContentSchema,
				ToolUseContentSchema,
				ToolResultContentSchema
			]);
			let SamplingMessageSchema = object({
				role: RoleSchema,
				content: union([SamplingMessageContentBlockSchema, array(SamplingMessageContentBlockSchema)]),
				_meta: record(string(), unknown()).optional()
			});
			let CreateMessageRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
				messages: array(SamplingMessageSchema),
				modelPreferences: ModelPreferencesSchema.optional(),
				systemPrompt: string().optional(),
				includeContext: _enum([
					"none",
					"thisServer",
					"allServers"
				]).optional(),
				temperature: number().optional(),
				maxTokens: number().int(),
				stopSequences: array(string()).optional(),
				metadata: AssertObjectSchema.optional(),
				tools: array(ToolSchema).optional(),
				toolChoice: ToolChoiceSchema.optional()
			});
			let CreateMessageRequestSchema = RequestSchema.extend({
				method: literal("sampling/createMessage"),
				params: CreateMessageRequestParamsSchema
			});
			let CreateMessageResultSchema = ResultSchema.extend({
				model: string(),
				stopReason: optional(_enum([
					"endTurn",
					"stopSequence",
					"maxTokens"
				]).or(string())),
				role: RoleSchema,
				content: SamplingContentSchema
			});
			let CreateMessageResultWithToolsSchema = ResultSchema.extend({
				model: string(),
				stopReason: optional(_enum([
					"endTurn",
					"stopSequence",
					"maxTokens",
					"toolUse"
				]).or(string())),
				role: RoleSchema,
				content: union([SamplingMessageContentBlockSchema, array(SamplingMessageContentBlockSchema)])
			});
			let BooleanSchemaSchema = object({
				type: literal("boolean"),
				title: string().optional(),
				description: string().optional(),
				default: boolean().optional()
			});
			let StringSchemaSchema = object({
				type: literal("string"),
				title: string().optional(),
				description: string().optional(),
				minLength: number().optional(),
				maxLength: number().optional(),
				format: _enum([
					"email",
					"uri",
					"date",
					"date-time"
				]).optional(),
				default: string().optional()
			});
			let NumberSchemaSchema = object({
				type: _enum(["number", "integer"]),
				title: string().optional(),
				description: string().optional(),
				minimum: number().optional(),
				maximum: number().optional(),
				default: number().optional()
			});
			let UntitledSingleSelectEnumSchemaSchema = object({
				type: literal("string"),
				title: string().optional(),
				description: string().optional(),
				enum: array(string()),
				default: string().optional()
			});
			let TitledSingleSelectEnumSchemaSchema = object({
				type: literal("string"),
				title: string().optional(),
				description: string().optional(),
				oneOf: array(object({
					const: string(),
					title: string()
				})),
				default: string().optional()
			});
			let PrimitiveSchemaDefinitionSchema = union([
				union([
					object({
						type: literal("string"),
						title: string().optional(),
						description: string().optional(),
						enum: array(string()),
						enumNames: array(string()).optional(),
						default: string().optional()
					}),
					union([UntitledSingleSelectEnumSchemaSchema, TitledSingleSelectEnumSchemaSchema]),
					union([object({
						type: literal("array"),
						title: string().optional(),
						description: string().optional(),
						minItems: number().optional(),
						maxItems: number().optional(),
						items: object({
							type: literal("string"),
							enum: array(string())
						}),
						default: array(string()).optional()
					}), object({
						type: literal("array"),
						title: string().optional(),
						description: string().optional(),
						minItems: number().optional(),
						maxItems: number().optional(),
						items: object({ anyOf: array(object({
							const: string(),
							title: string()
						})) }),
						default: array(string()).optional()
					})])
				]),
				BooleanSchemaSchema,
				StringSchemaSchema,
				NumberSchemaSchema
			]);
			let ElicitRequestParamsSchema = union([TaskAugmentedRequestParamsSchema.extend({
				mode: literal("form").optional(),
				message: string(),
				requestedSchema: object({
					type: literal("object"),
					properties: record(string(), PrimitiveSchemaDefinitionSchema),
					required: array(string()).optional()
				})
			}), TaskAugmentedRequestParamsSchema.extend({
				mode: literal("url"),
				message: string(),
				elicitationId: string(),
				url: string().url()
			})]);
			let ElicitRequestSchema = RequestSchema.extend({
				method: literal("elicitation/create"),
				params: ElicitRequestParamsSchema
			});
			let ElicitationCompleteNotificationParamsSchema = NotificationsParamsSchema.extend({ elicitationId: string() });
			let ElicitationCompleteNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/elicitation/complete"),
				params: ElicitationCompleteNotificationParamsSchema
			});
			let ElicitResultSchema = ResultSchema.extend({
				action: _enum([
					"accept",
					"decline",
					"cancel"
				]),
				content: preprocess((val) => val === null ? void 0 : val, record(string(), union([
					string(),
					number(),
					boolean(),
					array(string())
				])).optional())
			});
			let ResourceTemplateReferenceSchema = object({
				type: literal("ref/resource"),
				uri: string()
			});
			let PromptReferenceSchema = object({
				type: literal("ref/prompt"),
				name: string()
			});
			let CompleteRequestParamsSchema = BaseRequestParamsSchema.extend({
				ref: union([PromptReferenceSchema, ResourceTemplateReferenceSchema]),
				argument: object({
					name: string(),
					value: string()
				}),
				context: object({ arguments: record(string(), string()).optional() }).optional()
			});
			let CompleteRequestSchema = RequestSchema.extend({
				method: literal("completion/complete"),
				params: CompleteRequestParamsSchema
			});
			let CompleteResultSchema = ResultSchema.extend({ completion: looseObject({
				values: array(string()).max(100),
				total: optional(number().int()),
				hasMore: optional(boolean())
			}) });
			let RootSchema = object({
				uri: string().startsWith("file://"),
				name: string().optional(),
				_meta: record(string(), unknown()).optional()
			});
			let ListRootsRequestSchema = RequestSchema.extend({
				method: literal("roots/list"),
				params: BaseRequestParamsSchema.optional()
			});
			let ListRootsResultSchema = ResultSchema.extend({ roots: array(RootSchema) });
			let RootsListChangedNotificationSchema = NotificationSchema.extend({
				method: literal("notifications/roots/list_changed"),
				params: NotificationsParamsSchema.optional()
			});
			union([
				PingRequestSchema,
				InitializeRequestSchema,
				CompleteRequestSchema,
				SetLevelRequestSchema,
				GetPromptRequestSchema,
				ListPromptsRequestSchema,
				ListResourcesRequestSchema,
				ListResourceTemplatesRequestSchema,
				ReadResourceRequestSchema,
				SubscribeRequestSchema,
				UnsubscribeRequestSchema,
				CallToolRequestSchema,
				ListToolsRequestSchema,
				GetTaskRequestSchema,
				GetTaskPayloadRequestSchema,
				ListTasksRequestSchema,
				CancelTaskRequestSchema
			]);
			union([
				CancelledNotificationSchema,
				ProgressNotificationSchema,
				InitializedNotificationSchema,
				RootsListChangedNotificationSchema,
				TaskStatusNotificationSchema
			]);
			union([
				EmptyResultSchema,
				CreateMessageResultSchema,
				CreateMessageResultWithToolsSchema,
				ElicitResultSchema,
				ListRootsResultSchema,
				GetTaskResultSchema,
				ListTasksResultSchema,
				CreateTaskResultSchema
			]);
			union([
				PingRequestSchema,
				CreateMessageRequestSchema,
				ElicitRequestSchema,
				ListRootsRequestSchema,
				GetTaskRequestSchema,
				GetTaskPayloadRequestSchema,
				ListTasksRequestSchema,
				CancelTaskRequestSchema
			]);
			union([
				CancelledNotificationSchema,
				ProgressNotificationSchema,
				LoggingMessageNotificationSchema,
				ResourceUpdatedNotificationSchema,
				ResourceListChangedNotificationSchema,
				ToolListChangedNotificationSchema,
				PromptListChangedNotificationSchema,
				TaskStatusNotificationSchema,
				ElicitationCompleteNotificationSchema
			]);
			union([
				EmptyResultSchema,
				InitializeResultSchema,
				CompleteResultSchema,
				GetPromptResultSchema,
				ListPromptsResultSchema,
				ListResourcesResultSchema,
				ListResourceTemplatesResultSchema,
				ReadResourceResultSchema,
				CallToolResultSchema,
				ListToolsResultSchema,
				GetTaskResultSchema,
				ListTasksResultSchema,
				CreateTaskResultSchema
			]);
			var McpError = class McpError extends Error {
				constructor(code, message, data) {
					super(`MCP error ${code}: ${message}`);
					this.code = code;
					this.data = data;
					this.name = "McpError";
				}
				static fromError(code, message, data) {
					if (code === ErrorCode.UrlElicitationRequired && data) {
						let errorData = data;
						if (errorData.elicitations) return new UrlElicitationRequiredError(errorData.elicitations, message);
					}
					return new McpError(code, message, data);
				}
			};
			var UrlElicitationRequiredError = class extends McpError {
				constructor(elicitations, message = `URL elicitation${elicitations.length > 1 ? "s" : ""} required`) {
					super(ErrorCode.UrlElicitationRequired, message, { elicitations });
				}
				get elicitations() {
					return this.data?.elicitations ?? [];
				}
			};
		}),
		215: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(348).ajv();
		}),
		583: ((module, __unused_webpack_exports, __nccwpck_require__) => {
			module.exports = __nccwpck_require__(348).code();
		}),
		212: ((module) => {
			"use strict";
			module.exports = require("../../shared/start.js");
		}),
		348: ((module) => {
			"use strict";
			module.exports = require("../ajv.js");
		})
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = { exports: {} };
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		return module.exports;
	}
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module.default : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	var __webpack_exports__ = __nccwpck_require__(205);
	module.exports = __webpack_exports__;
})();
