export const PRINTIFY_SIGN_UP_URL = 'https://printify.com/app/register';
