a  
	b	 

  
c