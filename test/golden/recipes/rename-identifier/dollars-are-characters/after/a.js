$$1.x; $elx; a$el; $$1
