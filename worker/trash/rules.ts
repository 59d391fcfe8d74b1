export const RETENTION_DAYS = 30;
