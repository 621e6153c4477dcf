import SwiftUI

/// Mail and password, with what is wrong about them.
struct SignInView: View {
    enum Field {
        case mail, password
    }

    @Environment(Club.self) private var club
    @Environment(\.dismiss) private var dismiss
    @State private var mail = ""
    @State private var password = ""
    @State private var problem: LocalizedStringKey?
    @FocusState private var field: Field?

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Mail", text: $mail)
                        .textContentType(.emailAddress)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .focused($field, equals: .mail)
                        .submitLabel(.next)
                    SecureField("Password", text: $password)
                        .textContentType(.password)
                        .focused($field, equals: .password)
                        .submitLabel(.go)
                } footer: {
                    if let problem {
                        Label(problem, systemImage: "exclamationmark.triangle")
                            .foregroundStyle(.red)
                    }
                }
                Button("Sign in", action: signIn)
                    .frame(maxWidth: .infinity)
                    .disabled(mail.isEmpty || password.isEmpty)
            }
            .onSubmit(submit)
            .onAppear { field = .mail }
            .navigationTitle("Welcome back")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
            }
        }
    }

    private func submit() {
        if field == .mail { field = .password } else { signIn() }
    }

    private func signIn() {
        do {
            try club.signIn(mail: mail, password: password)
            dismiss()
        } catch {
            problem = error.words
            field = error == .invalidMail ? .mail : .password
        }
    }
}

extension SignInError {
    fileprivate var words: LocalizedStringKey {
        switch self {
        case .invalidMail: "This is no mail address."
        case .wrongPassword: "Passwords have 8 characters or more."
        }
    }
}
