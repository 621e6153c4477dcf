import Foundation
import PhotoData
import PhotoFixtures
import Synchronization
import Testing

@MainActor @Suite struct LaunchControlTests {
    private final class Service: LaunchService {
        let name: ServiceName
        let failure: LaunchFailure?
        let log: ConcurrentArray<ServiceName>

        init(_ name: ServiceName, _ failure: LaunchFailure?, _ log: ConcurrentArray<ServiceName>) {
            (self.name, self.failure, self.log) = (name, failure, log)
        }

        func launch() throws(LaunchFailure) {
            log.append(name)
            if let failure { throw failure }
        }
    }

    /// A launch whose notifications a test posts.
    @MainActor private final class Rig {
        let alarms = HeldAlarms()
        let notifications = NotificationCenter()
        let reporter = IncidentReporter(notifications: NotificationCenter())
        let log = ConcurrentArray<ServiceName>()
        var builds: [@MainActor @Sendable (Result<Void, LaunchFailure>) -> Void] = []
        var outcomes: [LaunchControl.Outcome] = []
        private var control: LaunchControl?

        func launch(failing: [ServiceName: LaunchFailure] = [:]) {
            let services = ServiceName.allCases.map { Service($0, failing[$0], log) }
            let control = LaunchControl(
                services, reporter: reporter, alarms: alarms, notifications: notifications, timeout: 60
            ) { [weak self] in self?.builds.append($0) }
            self.control = control
            control.launch { [weak self] in self?.outcomes.append($0) }
        }

        func post(_ name: String) {
            notifications.post(name: .serviceDidLaunch, object: nil, userInfo: ["service": name])
        }
    }

    @Test func `services launch in order`() {
        let rig = Rig()
        rig.launch()
        #expect(rig.log.elements == [.errorReporter, .remoteStore, .bucket])
    }

    nonisolated static let orders: [[ServiceName]] = [
        [.errorReporter, .remoteStore, .bucket], [.errorReporter, .bucket, .remoteStore],
        [.remoteStore, .errorReporter, .bucket], [.remoteStore, .bucket, .errorReporter],
        [.bucket, .errorReporter, .remoteStore], [.bucket, .remoteStore, .errorReporter],
    ]

    @Test(arguments: orders) func `the photos are built once, after the third notice`(_ order: [ServiceName]) {
        let rig = Rig()
        rig.launch()
        for service in order.dropLast() {
            rig.post(service.rawValue)
            rig.post(service.rawValue)
            #expect(rig.builds.isEmpty)
        }
        rig.post(order[2].rawValue)
        rig.post(order[0].rawValue)
        #expect(rig.builds.count == 1)
        #expect(rig.outcomes.isEmpty)
        rig.builds[0](.success(()))
        #expect(rig.outcomes == [.complete])
        rig.alarms.advance(by: 100)
        #expect(rig.outcomes == [.complete])
        #expect(rig.reporter.incidents.isEmpty)
        #expect(rig.alarms.count == 0)
    }

    @Test(arguments: ServiceName.allCases) func `one service that throws: one failure after 60 s`(
        _ service: ServiceName
    ) {
        let rig = Rig()
        rig.launch(failing: [service: .missingKey("application")])
        for other in ServiceName.allCases where other != service { rig.post(other.rawValue) }
        rig.alarms.advance(by: 59.9)
        #expect(rig.outcomes.isEmpty)
        rig.alarms.advance(by: 0.1)
        #expect(rig.outcomes == [.failed(.timedOut(after: 60))])
        rig.alarms.advance(by: 600)
        rig.post(service.rawValue)
        #expect(rig.outcomes.count == 1)
        #expect(rig.builds.isEmpty)
        #expect(
            rig.reporter.incidents == [
                Incident(.launch, "The key \"application\" is missing"),
                Incident(.launch, "Launch timed out after 60.0 seconds"),
            ])
    }

    @Test func `photos that come after the timeout complete nothing`() {
        let rig = Rig()
        rig.launch()
        for service in ServiceName.allCases { rig.post(service.rawValue) }
        rig.alarms.advance(by: 60)
        rig.builds[0](.success(()))
        #expect(rig.outcomes == [.failed(.timedOut(after: 60))])
    }

    @Test func `photos that cannot be had end the launch at once`() {
        let rig = Rig()
        rig.launch()
        for service in ServiceName.allCases { rig.post(service.rawValue) }
        rig.builds[0](.failure(.noPhotos(.unauthorized)))
        #expect(rig.outcomes == [.failed(.noPhotos(.unauthorized))])
        #expect(rig.reporter.incidents == [Incident(.launch, "The photos could not be loaded: unauthorized")])
    }

    @Test func `a notice of a service that nobody knows is reported`() {
        let rig = Rig()
        rig.launch()
        rig.post("analytics")
        #expect(rig.reporter.incidents == [Incident(.unexpected, "notice of the launch of \"analytics\"")])
    }

    @Test func `the services of the app launch once and want their keys`() {
        let notices = Mutex<[String]>([])
        let notifications = NotificationCenter()
        let observation = notifications.addObserver(forName: .serviceDidLaunch, object: nil, queue: nil) { notice in
            let name = notice.userInfo?["service"] as? String ?? ""
            notices.withLock { $0.append(name) }
        }
        defer { notifications.removeObserver(observation) }
        let url = URL(string: "https://photos.example")
        for (keys, missing) in [
            (StoreKeys(server: nil, application: "a", client: "c"), "server"),
            (StoreKeys(server: url, application: "", client: "c"), "application"),
            (StoreKeys(server: url, application: "a", client: nil), "client"),
        ] {
            let store = HTTPStore(keys: keys, notifications: notifications)
            #expect(throws: LaunchFailure.missingKey(missing)) { try store.launch() }
        }
        let services: [any LaunchService] = [
            IncidentReporter(notifications: notifications),
            HTTPStore(
                keys: StoreKeys(server: url, application: "a", client: "c"), notifications: notifications),
            HTTPBucket(notifications: notifications),
        ]
        for service in services {
            #expect(throws: Never.self) { try service.launch() }
            #expect(throws: LaunchFailure.alreadyLaunched(service.name)) { try service.launch() }
        }
        #expect(notices.withLock { $0 } == ["errorReporter", "remoteStore", "bucket"])
    }
}
