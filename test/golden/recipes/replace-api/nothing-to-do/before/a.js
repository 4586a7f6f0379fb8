parser
