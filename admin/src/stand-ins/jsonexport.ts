/** In place of `jsonexport`, which only react-admin's own exporter calls: no list uses it, the server writes all exports. */
export default (): never => {
  throw new Error('Exports are made by the server');
};
