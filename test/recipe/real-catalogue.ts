export { wholeCatalogue as realCatalogue } from '../../src/tools/recipe-catalogue.ts'
