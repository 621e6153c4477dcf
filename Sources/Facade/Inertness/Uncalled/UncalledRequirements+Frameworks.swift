extension UncalledRequirements {
    /// Delegates and observers of the frameworks beside UIKit.
    static let frameworks: Table = [
        "ASAuthorizationControllerDelegate": [
            "authorizationController(controller:didCompleteWithAuthorization:)": .service
        ],
        "AVAudioPlayerDelegate": [
            "audioPlayerDecodeErrorDidOccur(_:error:)": .service,
            "audioPlayerDidFinishPlaying(_:successfully:)": .service,
        ],
        "AVAudioRecorderDelegate": [
            "audioRecorderDidFinishRecording(_:successfully:)": .service,
            "audioRecorderEncodeErrorDidOccur(_:error:)": .service,
        ],
        "AVCaptureFileOutputRecordingDelegate": [
            "fileOutput(_:didFinishRecordingTo:from:error:)": .service
        ],
        "AVCaptureMetadataOutputObjectsDelegate": [
            "metadataOutput(_:didOutput:from:)": .service
        ],
        "AVCapturePhotoCaptureDelegate": [
            "photoOutput(_:didFinishProcessingPhoto:error:)": .service,
            "photoOutput(_:willCapturePhotoFor:)": .service,
        ],
        "AVCaptureVideoDataOutputSampleBufferDelegate": [
            "captureOutput(_:didDrop:from:)": .service,
            "captureOutput(_:didOutput:from:)": .service,
        ],
        "AVRoutePickerViewDelegate": [
            "routePickerViewDidEndPresentingRoutes(_:)": .service,
            "routePickerViewWillBeginPresentingRoutes(_:)": .service,
        ],
        "AVSpeechSynthesizerDelegate": [
            "speechSynthesizer(_:didCancel:)": .service,
            "speechSynthesizer(_:didContinue:)": .service,
            "speechSynthesizer(_:didFinish:)": .service,
            "speechSynthesizer(_:didPause:)": .service,
            "speechSynthesizer(_:didStart:)": .service,
            "speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)": .service,
        ],
        "CBCentralManagerDelegate": [
            "centralManager(_:didConnect:)": .service,
            "centralManager(_:didDisconnectPeripheral:error:)": .service,
            "centralManager(_:didDiscover:advertisementData:rssi:)": .service,
            "centralManager(_:didFailToConnect:error:)": .service,
            "centralManager(_:willRestoreState:)": .service,
            "centralManagerDidUpdateState(_:)": .service,
        ],
        "CBPeripheralDelegate": [
            "peripheral(_:didDiscoverCharacteristicsFor:error:)": .service,
            "peripheral(_:didDiscoverServices:)": .service,
            "peripheral(_:didReadRSSI:error:)": .service,
            "peripheral(_:didUpdateNotificationStateFor:error:)": .service,
            "peripheral(_:didUpdateValueFor:error:)": .service,
            "peripheral(_:didWriteValueFor:error:)": .service,
        ],
        "CLLocationManagerDelegate": [
            "locationManager(_:didDetermineState:for:)": .service,
            "locationManager(_:didEnterRegion:)": .service,
            "locationManager(_:didExitRegion:)": .service,
            "locationManager(_:didFailWithError:)": .service,
            "locationManager(_:didStartMonitoringFor:)": .service,
            "locationManager(_:didUpdateHeading:)": .service,
            "locationManager(_:didUpdateLocations:)": .service,
            "locationManager(_:didVisit:)": .service,
            "locationManager(_:monitoringDidFailFor:withError:)": .service,
            "locationManagerDidPauseLocationUpdates(_:)": .service,
            "locationManagerDidResumeLocationUpdates(_:)": .service,
            "locationManagerShouldDisplayHeadingCalibration(_:)": .service,
        ],
        "CNContactPickerDelegate": [
            "contactPicker(_:didSelect:)": .service,
            "contactPickerDidCancel(_:)": .service,
        ],
        "CNContactViewControllerDelegate": [
            "contactViewController(_:didCompleteWith:)": .service
        ],
        "CSSearchableIndexDelegate": [
            "searchableIndex(_:reindexAllSearchableItemsWithAcknowledgementHandler:)": .service,
            "searchableIndex(_:reindexSearchableItemsWithIdentifiers:acknowledgementHandler:)": .service,
        ],
        "CTTelephonyNetworkInfoDelegate": [
            "dataServiceIdentifierDidChange(_:)": .service
        ],
        "EKCalendarChooserDelegate": [
            "calendarChooserDidCancel(_:)": .service,
            "calendarChooserDidFinish(_:)": .service,
            "calendarChooserSelectionDidChange(_:)": .service,
        ],
        "EKEventEditViewDelegate": [
            "eventEditViewController(_:didCompleteWith:)": .service,
            "eventEditViewControllerDefaultCalendar(forNewEvents:)": .service,
        ],
        "EKEventViewDelegate": [
            "eventViewController(_:didCompleteWith:)": .service
        ],
        "MFMailComposeViewControllerDelegate": [
            "mailComposeController(_:didFinishWith:error:)": .service
        ],
        "MFMessageComposeViewControllerDelegate": [
            "messageComposeViewController(_:didFinishWith:)": .service
        ],
        "MKLocalSearchCompleterDelegate": [
            "completer(_:didFailWithError:)": .service,
            "completerDidUpdateResults(_:)": .service,
        ],
        "MKMapViewDelegate": [
            "mapView(_:annotationView:calloutAccessoryControlTapped:)": .behavior,
            "mapView(_:annotationView:didChange:fromOldState:)": .behavior,
            "mapView(_:clusterAnnotationForMemberAnnotations:)": .service,
            "mapView(_:didAdd:)": .behavior,
            "mapView(_:didChange:animated:)": .behavior,
            "mapView(_:didDeselect:)": .behavior,
            "mapView(_:didFailToLocateUserWithError:)": .service,
            "mapView(_:didSelect:)": .behavior,
            "mapView(_:didUpdate:)": .service,
            "mapView(_:regionDidChangeAnimated:)": .behavior,
            "mapView(_:regionWillChangeAnimated:)": .behavior,
            "mapView(_:rendererFor:)": .service,
            "mapView(_:viewFor:)": .service,
            "mapViewDidChangeVisibleRegion(_:)": .behavior,
            "mapViewDidFailLoadingMap(_:withError:)": .service,
            "mapViewDidFinishLoadingMap(_:)": .service,
            "mapViewDidFinishRenderingMap(_:fullyRendered:)": .service,
            "mapViewWillStartLoadingMap(_:)": .service,
        ],
        "MPMediaPickerControllerDelegate": [
            "mediaPicker(_:didPickMediaItems:)": .service,
            "mediaPickerDidCancel(_:)": .service,
        ],
        "PDFViewDelegate": [
            "pdfViewWillClick(onLink:with:)": .behavior
        ],
        "PHPhotoLibraryChangeObserver": [
            "photoLibraryDidChange(_:)": .service
        ],
        "PHPickerViewControllerDelegate": [
            "picker(_:didFinishPicking:)": .service
        ],
        "PKAddPassesViewControllerDelegate": [
            "addPassesViewControllerDidFinish(_:)": .service
        ],
        "PKPaymentAuthorizationControllerDelegate": [
            "paymentAuthorizationController(_:didAuthorizePayment:handler:)": .service,
            "paymentAuthorizationControllerDidFinish(_:)": .service,
        ],
        "PKPaymentAuthorizationViewControllerDelegate": [
            "paymentAuthorizationViewController(_:didAuthorizePayment:handler:)": .service,
            "paymentAuthorizationViewControllerDidFinish(_:)": .service,
        ],
        "QLPreviewControllerDelegate": [
            "previewController(_:shouldOpen:for:)": .service,
            "previewControllerDidDismiss(_:)": .service,
            "previewControllerWillDismiss(_:)": .service,
        ],
        "RXDeallocatingObserver": ["targetImplementation": .behavior],
        "RXMessageSentObserver": ["targetImplementation": .behavior],
        "SFSafariViewControllerDelegate": [
            "safariViewController(_:activityItemsFor:title:)": .service,
            "safariViewController(_:didCompleteInitialLoad:)": .service,
            "safariViewController(_:excludedActivityTypesFor:title:)": .service,
            "safariViewController(_:initialLoadDidRedirectTo:)": .service,
            "safariViewControllerDidFinish(_:)": .service,
            "safariViewControllerWillOpenInBrowser(_:)": .service,
        ],
        "SKPaymentTransactionObserver": [
            "paymentQueue(_:removedTransactions:)": .service,
            "paymentQueue(_:restoreCompletedTransactionsFailedWithError:)": .service,
            "paymentQueue(_:shouldAddStorePayment:for:)": .service,
            "paymentQueue(_:updatedDownloads:)": .service,
            "paymentQueue(_:updatedTransactions:)": .service,
            "paymentQueueDidChangeStorefront(_:)": .service,
            "paymentQueueRestoreCompletedTransactionsFinished(_:)": .service,
        ],
        "SKProductsRequestDelegate": [
            "productsRequest(_:didReceive:)": .service
        ],
        "SKRequestDelegate": [
            "request(_:didFailWithError:)": .service,
            "requestDidFinish(_:)": .service,
        ],
        "SKStoreProductViewControllerDelegate": [
            "productViewControllerDidFinish(_:)": .service
        ],
        "UNUserNotificationCenterDelegate": [
            "userNotificationCenter(_:didReceive:)": .service,
            "userNotificationCenter(_:didReceive:withCompletionHandler:)": .service,
            "userNotificationCenter(_:openSettingsFor:)": .service,
            "userNotificationCenter(_:willPresent:)": .service,
            "userNotificationCenter(_:willPresent:withCompletionHandler:)": .service,
        ],
        "URLSessionDelegate": [
            "urlSessionDidFinishEvents(forBackgroundURLSession:)": .service
        ],
        "URLSessionTaskDelegate": [
            "urlSession(_:didCreateTask:)": .service,
            "urlSession(_:taskIsWaitingForConnectivity:)": .service,
        ],
        "WCSessionDelegate": [
            "session(_:didReceiveApplicationContext:)": .service,
            "session(_:didReceiveMessage:)": .service,
            "session(_:didReceiveMessage:replyHandler:)": .service,
            "session(_:didReceiveUserInfo:)": .service,
            "sessionDidBecomeInactive(_:)": .service,
            "sessionDidDeactivate(_:)": .service,
            "sessionReachabilityDidChange(_:)": .service,
            "sessionWatchStateDidChange(_:)": .service,
        ],
        "WKDownloadDelegate": [
            "download(_:decideDestinationUsing:suggestedFilename:completionHandler:)": .service,
            "download(_:didFailWithError:resumeData:)": .service,
            "downloadDidFinish(_:)": .service,
        ],
        "WKNavigationDelegate": [
            "webView(_:decidePolicyFor:decisionHandler:)": .service,
            "webView(_:decidePolicyFor:preferences:decisionHandler:)": .service,
            "webView(_:didCommit:)": .service,
            "webView(_:didFail:withError:)": .service,
            "webView(_:didFailProvisionalNavigation:withError:)": .service,
            "webView(_:didFinish:)": .service,
            "webView(_:didReceive:completionHandler:)": .service,
            "webView(_:didReceiveServerRedirectForProvisionalNavigation:)": .service,
            "webView(_:didStartProvisionalNavigation:)": .service,
            "webView(_:navigationAction:didBecome:)": .service,
            "webView(_:navigationResponse:didBecome:)": .service,
            "webViewWebContentProcessDidTerminate(_:)": .service,
        ],
        "WKUIDelegate": [
            "webView(_:contextMenuConfigurationForElement:completionHandler:)": .service,
            "webView(_:contextMenuDidEndForElement:)": .service,
            "webView(_:contextMenuWillPresentForElement:)": .service,
            "webView(_:createWebViewWith:for:windowFeatures:)": .service,
            "webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)": .service,
            "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)": .service,
            "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)": .service,
            "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)":
                .service,
            "webViewDidClose(_:)": .service,
        ],
    ]
}
