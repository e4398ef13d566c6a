import { PASSWORD_MIN_LENGTH } from '../problems/password-rules.ts';

export const emailRules = {
  required: 'Enter your email address.',
  // The server has the last word: this finds what is no address at all.
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Please enter a valid email address' },
};

export const newPasswordRules = {
  required: 'Enter your password.',
  minLength: { value: PASSWORD_MIN_LENGTH, message: `Use at least ${PASSWORD_MIN_LENGTH} characters.` },
};
