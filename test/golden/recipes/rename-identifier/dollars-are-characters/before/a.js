$el.x; $elx; a$el; $el
