/** Made by getUser. */
export type fetchUser = { fetchUser(): string }
export const one: fetchUser = { fetchUser: () => "getUser 😀" }
const { fetchUser } = one // 😀 getUser
