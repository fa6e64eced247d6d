export { eachAlone } from './each-alone.js';
export { HouseWork, HouseWorkModule } from './house-work.js';
