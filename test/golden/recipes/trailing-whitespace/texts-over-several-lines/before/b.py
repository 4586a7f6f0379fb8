def f():  
    """Doc  

    more  """
    x = '''a  
'''	
