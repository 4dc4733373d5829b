#!/usr/bin/env node
// Not compiled, so that npm can link it before anything is built.
import {main} from '../dist/main.js'

main()
