/** What the login form holds. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}
