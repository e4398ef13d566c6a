export const PASSWORD_MIN_LENGTH = 6;

/** The problem of a new password as a toast, or null. */
export function findPasswordProblem(password: string, again: string): { title: string; description: string } | null {
  if (password !== again)
    return { title: "Passwords don't match", description: 'Please make sure both passwords are the same.' };
  if ([...password].length < PASSWORD_MIN_LENGTH)
    return {
      title: 'Password too short',
      description: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`,
    };
  return null;
}
