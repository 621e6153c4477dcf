import SwiftSyntax

/// Modules of other makers that count, report, store, send, sign in and sell: what they are asked for goes to servers,
/// which do not answer where there is no network.
enum ServiceModules {
    /// Whether a module is one of them.
    static func contain(_ module: some StringProtocol) -> Bool {
        let name = String(module.prefix { $0 != "." })
        return names.contains(name) || families.contains(where: name.hasPrefix)
    }

    /// Whether a name is one that several of their modules declare as what an app begins with.
    static func declare(_ name: String) -> Bool { beginnings.contains(name) }

    private static let beginnings: Set<String> = [
        "Analytics", "AppEvents", "ApplicationDelegate", "Auth", "Crashlytics", "FirebaseApp", "Firestore",
        "GIDSignIn", "LoginManager", "Messaging", "RemoteConfig",
    ]

    /// Beginnings of the names of modules that one maker has several of.
    private static let families = [
        "Firebase", "AppCenter", "Mixpanel", "Amplitude", "Sentry", "Bugsnag", "OneSignal", "Datadog", "Segment",
        "Braze", "Appboy", "FBSDK", "Facebook",
    ]

    private static let names: Set<String> = [
        "Adjust", "AppsFlyerLib", "Branch", "Crashlytics", "Fabric", "Flurry_iOS_SDK", "GoogleAnalytics",
        "GoogleSignIn", "HockeySDK", "Instabug", "Intercom", "Localytics", "NewRelic", "Parse", "PostHog", "Purchases",
        "RevenueCat", "Rollbar", "RollbarNotifier", "TelemetryClient", "TelemetryDeck", "TrustKit", "UXCam",
        "YandexMobileMetrica",
    ]
}

extension FaultyPart {
    /// Whether it is a call on whose result nothing depends, sets something of what a name begins, or keeps the handle
    /// of a call that answers a closure later, so that the handle stays as it was.
    func isRequest(to name: String?) -> Bool {
        guard case .statement(let item, _) = self, let expression = item.item.as(ExprSyntax.self) else { return false }
        return expression.isCall || name.map { expression.sets($0) || expression.keepsHandle(of: $0) } ?? false
    }
}

extension ExprSyntax {
    fileprivate var isCall: Bool {
        if let tried = self.as(TryExprSyntax.self) { return tried.expression.isCall }
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isCall }
        return self.is(FunctionCallExprSyntax.self)
    }

    /// Whether it is an assignment of a call that begins with a name and has a closure behind it.
    fileprivate func keepsHandle(of name: String) -> Bool {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
            parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let call = parts.last?.as(FunctionCallExprSyntax.self), call.trailingClosure != nil
        else { return false }
        return call.trimmedDescription.hasPrefix(name + ".") || call.trimmedDescription.hasPrefix(name + "(")
    }

    /// Whether it is an assignment to a member of what begins with a name.
    fileprivate func sets(_ name: String) -> Bool {
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count > 2,
            let target = parts.first?.as(MemberAccessExprSyntax.self),
            parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return false }
        return target.trimmedDescription.hasPrefix(name + ".")
    }
}
