export {tiles, type MahjongTiles} from './tiles.js'
export {black, dark, light, palettes, type PaletteName, type TileColour} from './palette.js'
export {body, lyingArt, tileHeight, tileWidth} from './body.js'
export {tileSvg, type SvgOptions} from './svg.js'
