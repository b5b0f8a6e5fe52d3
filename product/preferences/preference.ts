/**
 * A preference's key: whose it is (`shell` for the frame, `list` for a list), then one to three names, joined by dots:
 * `shell.theme`, `list.applications/ApplicationList.columns`.
 */
export const preferenceKey = /^(?:shell|list)(?:\.[A-Za-z][A-Za-z0-9/-]{0,59}){1,3}$/;

/** Characters of one value as JSON, and keys of one person. */
export const mostCharacters = 16_384;
export const mostKeys = 200;
