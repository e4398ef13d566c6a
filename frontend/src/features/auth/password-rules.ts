/** The shortest a password may be, in characters. */
export const MIN_LENGTH = 6;

/** What is wrong with a new password and its repetition, in the words of a toast; null when nothing is. */
export function faultOf(password: string, again: string): { title: string; description: string } | null {
  if (password !== again)
    return { title: "Passwords don't match", description: 'Please make sure both passwords are the same.' };
  if (password.length < MIN_LENGTH)
    return { title: 'Password too short', description: `Password must be at least ${MIN_LENGTH} characters long.` };
  return null;
}
