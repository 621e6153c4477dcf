import GiphyData
import UIKit

/// Requests a token when the user taps a button.
package final class AuthenticationViewController: UIViewController {
    enum State {
        case waiting
        case authenticating
        case failed(message: String)
    }

    private let request: (@escaping ObjectSource.Completion<Token>) -> any CancellableTask
    private let finish: (Token) -> Void
    private let message = MessageView()
    private let indicator = UIActivityIndicatorView(style: .large)
    private var task: (any CancellableTask)?

    /// Creates the screen with a call that requests a token and a closure that receives it.
    init(
        request: @escaping (@escaping ObjectSource.Completion<Token>) -> any CancellableTask,
        finish: @escaping (Token) -> Void
    ) {
        (self.request, self.finish) = (request, finish)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        if let task { MainQueue.run { task.cancel() } }
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .giphyBlack
        message.frame = view.bounds
        message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        indicator.color = .white
        indicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(message)
        view.addSubview(indicator)
        NSLayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        show(.waiting)
    }

    private func show(_ state: State) {
        indicator.stopAnimating()
        message.isHidden = false
        switch state {
        case .waiting: ask(title: "Welcome", text: "Sign in to see what moves people today.", button: "Sign in")
        case .authenticating:
            message.isHidden = true
            indicator.startAnimating()
        case .failed(let text): ask(title: "You are not signed in", text: text, button: "Try again")
        }
    }

    private func ask(title: String, text: String, button: String) {
        message.show(title: title, text: text, button: button) { [weak self] in self?.signIn() }
    }

    private func signIn() {
        guard task == nil else { return }
        show(.authenticating)
        var isAnswered = false
        let task = request { [weak self] result in
            isAnswered = true
            self?.take(result)
        }
        if !isAnswered { self.task = task }
    }

    private func take(_ result: Result<Token, ServiceFailure>) {
        task = nil
        switch result {
        case .success(let token): finish(token)
        case .failure(.unauthorized): show(.failed(message: "The service does not know this app."))
        case .failure(let failure): show(.failed(message: failure.message))
        }
    }
}
