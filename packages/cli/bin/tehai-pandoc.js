#!/usr/bin/env node
// A filter of Pandoc: started with the name of the format.
import {main} from '../dist/main.js'

await main('pandoc')
