export { PictureRow } from './picture.entity.js';
export { picturesAt } from './pictures-at.js';
export { PicturesModule } from './pictures.module.js';
