b	
