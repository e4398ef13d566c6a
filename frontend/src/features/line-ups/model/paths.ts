export const LINE_UPS_PATH = '/settings/line-ups';
