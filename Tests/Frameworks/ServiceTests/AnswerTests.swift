import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import Contacts
import CoreSpotlight
import Foundation
import LinkPresentation
import LocalAuthentication
import Network
import Testing
import UniformTypeIdentifiers
import WatchConnectivity
import WidgetKit

/// What services of a device answer where they are not there, each once and on the main queue.
@Suite struct AnswerTests {
    private static let answers:
        [(String, @MainActor @Sendable (@escaping @Sendable (String) -> Void) -> Void, String)] = [
            (
                "tracking", { answer in ATTrackingManager.requestTrackingAuthorization { answer("\($0.rawValue)") } },
                "2"
            ),
            (
                "contacts",
                { answer in
                    CNContactStore().requestAccess(for: .contacts) { isAllowed, error in
                        answer("\(isAllowed) \((error as? CNError)?.code.rawValue ?? 0)")
                    }
                }, "false 100"
            ),
            (
                "biometry",
                { answer in
                    LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "x") {
                        answer("\($0) \(($1 as? LAError)?.code.rawValue ?? 0)")
                    }
                }, "false -6"
            ),
            (
                "passcode",
                { answer in
                    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") {
                        answer("\($0) \(($1 as? LAError)?.code.rawValue ?? 0)")
                    }
                }, "false -5"
            ),
            (
                "spotlight",
                { answer in
                    let set = CSSearchableItemAttributeSet(contentType: .text)
                    let item = CSSearchableItem(uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: set)
                    CSSearchableIndex.default().indexSearchableItems([item]) { answer("\($0 == nil)") }
                }, "true"
            ),
            (
                "link",
                { answer in
                    LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/")) {
                        answer("\($0 == nil) \(($1 as? LPError)?.code.rawValue ?? 0)")
                    }
                }, "true 1"
            ),
            (
                "widgets",
                { answer in
                    WidgetCenter.shared.getCurrentConfigurations { answer("\((try? $0.get())?.count ?? -1)") }
                }, "0"
            ),
            (
                "account",
                { answer in
                    ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "a") { state, _ in
                        answer("\(state.rawValue)")
                    }
                }, "2"
            ),
            (
                "tasks",
                { answer in BGTaskScheduler.shared.getPendingTaskRequests { answer("\($0.count)") } }, "0"
            ),
            (
                "path",
                { answer in
                    let monitor = NWPathMonitor()
                    monitor.pathUpdateHandler = { answer("\($0.status) \($0.usesInterfaceType(.wifi))") }
                    monitor.start(queue: .main)
                }, "satisfied true"
            ),
        ]

    @MainActor @Test func `each answers later on the main queue`() async {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        for (service, ask, expected) in Self.answers {
            let answer = await withCheckedContinuation { continuation in
                ask { text in
                    let isOnMain = DispatchQueue.getSpecific(key: key) == true
                    continuation.resume(returning: text + (isOnMain ? "" : " off the main queue"))
                }
            }
            #expect(answer == expected, "\(service)")
        }
    }

    @MainActor @Test func `a page that cannot be loaded is a canceled sign-in`() async {
        let code = await withCheckedContinuation { (continuation: CheckedContinuation<Int?, Never>) in
            let session = ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: "app") {
                continuation.resume(returning: $0 == nil ? ($1 as? ASWebAuthenticationSessionError)?.code.rawValue : 0)
            }
            #expect(session.start())
        }
        #expect(code == 1)
    }

    @Test func `policies cannot be evaluated, with the error`() {
        var error: NSError?
        let context = LAContext()
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == LAError.biometryNotAvailable.rawValue && error?.domain == LAErrorDomain)
        #expect(context.biometryType == .none)
    }

    @Test func `tasks and watches throw that they are not there`() {
        #expect(throws: BGTaskScheduler.Error.self) {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
        }
        #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext(["a": 1]) }
        #expect(!WCSession.isSupported())
        #expect(throws: CNError.self) {
            try CNContactStore().enumerateContacts(
                with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
            ) { _, _ in }
        }
    }
}
