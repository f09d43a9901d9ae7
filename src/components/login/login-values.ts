/** The values of the login form. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}
