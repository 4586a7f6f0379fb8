export const id = 7622;
export const ids = [7622];
export const modules = { 27622: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { diffArrays: () => diffArrays });
	class Diff {
		diff(oldStr, newStr, options = {}) {
			let callback;
			if (typeof options == "function") {
				callback = options;
				options = {};
			} else "callback" in options && (callback = options.callback);
			let oldString = this.castInput(oldStr, options);
			let newString = this.castInput(newStr, options);
			let oldTokens = this.removeEmpty(this.tokenize(oldString, options));
			let newTokens = this.removeEmpty(this.tokenize(newString, options));
			return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
		}
		diffWithOptionsObj(oldTokens, newTokens, options, callback) {
			let done = (value) => {
				value = this.postProcess(value, options);
				if (callback) {
					setTimeout(function() {
						callback(value);
					}, 0);
					return;
				} else return value;
			};
			let newLen = newTokens.length, oldLen = oldTokens.length;
			let editLength = 1;
			let maxEditLength = newLen + oldLen;
			options.maxEditLength != null && (maxEditLength = Math.min(maxEditLength, options.maxEditLength));
			let maxExecutionTime = options.timeout ?? Infinity;
			let abortAfterTimestamp = Date.now() + maxExecutionTime;
			let bestPath = [{
				oldPos: -1,
				lastComponent: void 0
			}];
			let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
			if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
			let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
			let execEditLength = () => {
				for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
					let basePath;
					let removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
					removePath && (bestPath[diagonalPath - 1] = void 0);
					let canAdd = !1;
					if (addPath) {
						let addPathNewPos = addPath.oldPos - diagonalPath;
						canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
					}
					let canRemove = removePath && removePath.oldPos + 1 < oldLen;
					if (!canAdd && !canRemove) {
						bestPath[diagonalPath] = void 0;
						continue;
					}
					basePath = !canRemove || canAdd && removePath.oldPos < addPath.oldPos ? this.addToPath(addPath, !0, !1, 0, options) : this.addToPath(removePath, !1, !0, 1, options);
					newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
					if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || !0;
					else {
						bestPath[diagonalPath] = basePath;
						basePath.oldPos + 1 >= oldLen && (maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1));
						newPos + 1 >= newLen && (minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1));
					}
				}
				editLength++;
			};
			if (callback) (function exec() {
				setTimeout(function() {
					if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);
					execEditLength() || exec();
				}, 0);
			})();
			else for (; editLength <= maxEditLength && Date.now() <= abortAfterTimestamp;) {
				let ret = execEditLength();
				if (ret) return ret;
			}
		}
		addToPath(path, added, removed, oldPosInc, options) {
			let last = path.lastComponent;
			if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) return {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: last.count + 1,
					added,
					removed,
					previousComponent: last.previousComponent
				}
			};
			else return {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: {
					count: 1,
					added,
					removed,
					previousComponent: last
				}
			};
		}
		extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
			let newLen = newTokens.length, oldLen = oldTokens.length;
			let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
			for (; newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options);) {
				newPos++;
				oldPos++;
				commonCount++;
				options.oneChangePerToken && (basePath.lastComponent = {
					count: 1,
					previousComponent: basePath.lastComponent,
					added: !1,
					removed: !1
				});
			}
			commonCount && !options.oneChangePerToken && (basePath.lastComponent = {
				count: commonCount,
				previousComponent: basePath.lastComponent,
				added: !1,
				removed: !1
			});
			basePath.oldPos = oldPos;
			return newPos;
		}
		equals(left, right, options) {
			if (options.comparator) return options.comparator(left, right);
			else return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
		}
		removeEmpty(array) {
			let ret = [];
			for (let i = 0; i < array.length; i++) array[i] && ret.push(array[i]);
			return ret;
		}
		castInput(value, options) {
			return value;
		}
		tokenize(value, options) {
			return Array.from(value);
		}
		join(chars) {
			return chars.join("");
		}
		postProcess(changeObjects, options) {
			return changeObjects;
		}
		get useLongestToken() {
			return !1;
		}
		buildValues(lastComponent, newTokens, oldTokens) {
			let components = [];
			let nextComponent;
			for (; lastComponent;) {
				components.push(lastComponent);
				nextComponent = lastComponent.previousComponent;
				delete lastComponent.previousComponent;
				lastComponent = nextComponent;
			}
			components.reverse();
			let componentLen = components.length;
			let componentPos = 0, newPos = 0, oldPos = 0;
			for (; componentPos < componentLen; componentPos++) {
				let component = components[componentPos];
				if (component.removed) {
					component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
					oldPos += component.count;
				} else {
					if (!component.added && this.useLongestToken) {
						let value = newTokens.slice(newPos, newPos + component.count);
						value = value.map(function(value, i) {
							let oldValue = oldTokens[oldPos + i];
							return oldValue.length > value.length ? oldValue : value;
						});
						component.value = this.join(value);
					} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));
					newPos += component.count;
					component.added || (oldPos += component.count);
				}
			}
			return components;
		}
	}
	class ArrayDiff extends Diff {
		tokenize(value) {
			return value.slice();
		}
		join(value) {
			return value;
		}
		removeEmpty(value) {
			return value;
		}
	}
	let arrayDiff = new ArrayDiff();
	function diffArrays(oldArr, newArr, options) {
		return arrayDiff.diff(oldArr, newArr, options);
	}
}) };
