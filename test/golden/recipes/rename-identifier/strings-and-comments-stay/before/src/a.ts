/** Made by getUser. */
export type getUser = { getUser(): string }
export const one: getUser = { getUser: () => "getUser 😀" }
const { getUser } = one // 😀 getUser
