const record = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The id of a record for a path of the API. What somebody typed into the address and is no id is asked for as the id that no
 * record has, and is not found: `/app/emails/jobs` would else be answered by `/emails/jobs`, which is a list.
 */
export const inPath = (id: string): string => (record.test(id) ? id : '00000000-0000-0000-0000-000000000000');
