print("layoutsim")
