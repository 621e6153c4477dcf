import SwiftUI
import UIKit

/// A screen of UIKit with a button below a forecast of SwiftUI.
final class WeatherViewController: UIViewController {
    private let forecast: Forecast
    private let reload = UIButton(configuration: .filled())

    init(forecast: Forecast) {
        self.forecast = forecast
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let hosting = UIHostingController(rootView: ForecastView(forecast: forecast))
        addChild(hosting)
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
        reload.configuration?.title = "Next day"
        let next = UIAction { [forecast] _ in forecast.days.append(forecast.days.removeFirst()) }
        reload.addAction(next, for: .touchUpInside)
        view.addSubview(reload)
        hosting.view.translatesAutoresizingMaskIntoConstraints = false
        reload.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hosting.view.topAnchor.constraint(equalTo: view.topAnchor),
            hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hosting.view.bottomAnchor.constraint(equalTo: reload.topAnchor, constant: -8),
            reload.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            reload.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }
}
